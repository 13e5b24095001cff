"""A board as SVG."""

import base64
import io
from xml.sax.saxutils import escape

from pillow_board import COLOURS, CREAM, EDGE, FAINT, GOLD, PAPER, PILL, SPRITE

CAP = 0.729  # the height of a capital of the font, of its size


def svg(board, stamps):
    """The scene, its sprites embedded as PNGs."""
    sprites, body = {}, []
    shadows = [shadow(item) for item in board["items"] if item["is"] in ("card", "back")]
    for item in board["items"]:
        body.append(WRITERS[item["is"]](item, stamps, sprites))
    images = "".join(f'<image id="{name}" width="{w}" height="{h}" href="{href}"/>'
                     for name, (w, h, href) in sprites.items())
    felt = ('<linearGradient id="felt" x2="0" y2="1"><stop stop-color="#1b5741"/>'
            '<stop offset=".3" stop-color="#1b5741"/><stop offset="1" stop-color="#0d3224"/></linearGradient>')
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="1650" height="1050" viewBox="0 0 1100 700">'
            f'<defs>{felt}{images}</defs><rect width="1100" height="700" fill="url(#felt)"/>'
            f'<g opacity=".4">{"".join(shadows)}</g>{"".join(body)}</svg>')


def rgb(colour):
    return "#%02x%02x%02x" % tuple(colour)


def posed(item, inside):
    """Something in a card's own axes, from its top left corner."""
    at = item["at"]
    (x, y), (w, h) = at["center"], at["size"]
    return f'<g transform="translate({x} {y}) rotate({at["angle"]}) translate({-w / 2} {-h / 2})">{inside}</g>'


def outline(item, grow, **paint):
    """The round rectangle of a card, grown."""
    (w, h), radius = item["at"]["size"], 5 * item["at"]["scale"] + grow
    if item.get("strip") is not None:
        h = item["strip"] + 6
    paint = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in paint.items())
    return f'<rect x="{-grow}" y="{-grow}" width="{w + 2 * grow}" height="{h + 2 * grow}" rx="{radius}"{paint}/>'


def shadow(item):
    (x, y) = item["at"]["center"]
    moved = item | {"at": item["at"] | {"center": [x + 1.3, y + 2.7]}}
    return posed(moved, outline(item, 1, fill="#000"))


def card(item, stamps, sprites):
    at = item["at"]
    name = f"{item.get('suit', 'back')}{item.get('rank', '')}-{at['form']}"
    whole = stamps.sprite(item)
    scale = at["scale"] / SPRITE
    inside = outline(item, -0.5, fill=rgb(PAPER), stroke=rgb(EDGE))
    if item.get("strip") is None or at["form"] == "tag":
        use = f'<use href="#{embed(name, whole, sprites)}" transform="scale({scale})"/>'
        return posed(item, use + outline(item, -0.5, fill="none", stroke=rgb(EDGE)))
    left, top, width, height = at["index"]
    index = whole.crop([round(SPRITE * side) for side in (left, top, left + width, top + height)])
    _, room_top, _, room = item["squeezed"] or at["index"]
    at_index = f"translate({left * at['scale']} {room_top * at['scale']}) scale({scale} {scale * room / height})"
    return posed(item, inside + f'<use href="#{embed(name + "-index", index, sprites)}" transform="{at_index}"/>')


def embed(name, picture, sprites):
    if name not in sprites:
        png = io.BytesIO()
        picture.save(png, "PNG", compress_level=1)
        href = "data:image/png;base64," + base64.b64encode(png.getvalue()).decode()
        sprites[name] = picture.width, picture.height, href
    return name


def slot(item, *_):
    return posed(item, outline(item, -0.7, fill="none", stroke=rgb(FAINT), stroke_width=1.3))


def ring(item, *_):
    upper, lower = (rgb(COLOURS[name]) for name in item["colours"])
    whole = outline(item, 2.5, fill="none", stroke=lower, stroke_width=5)
    if upper == lower:
        return posed(item, whole)
    (w, h), radius = item["at"]["size"], 5 * item["at"]["scale"] + 2.5
    half = (f"M-2.5 {h / 2}V{radius - 2.5}a{radius} {radius} 0 0 1 {radius} {-radius}"
            f"H{w + 2.5 - radius}a{radius} {radius} 0 0 1 {radius} {radius}V{h / 2}")
    return posed(item, whole + f'<path d="{half}" fill="none" stroke="{upper}" stroke-width="5"/>')


def rect(box, radius, colour):
    x, y, w, h = box
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{radius}" fill="{rgb(colour)}"/>'


def bar(item, *_):
    return posed(item, rect(item["box"], min(item["box"][2:]) / 2, GOLD))


def pill(item, *_):
    return rect(item["box"], min(*item["box"][2:], 20) / 2, PILL)


def label(item, *_):
    (x, y), size = item["at"], item["cap"] / CAP
    return (f'<text x="{x}" y="{y}" font-family="DejaVu Sans" font-stretch="condensed" font-weight="bold" '
            f'font-size="{size}" text-anchor="{item["anchor"]}" fill="{rgb(COLOURS[item["role"]])}">'
            f'{escape(item["text"])}</text>')


def moon(item, *_):
    (x, y), radius = item["center"], item["radius"]
    if item["lit"]:
        return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{rgb(CREAM)}"/>'
    return f'<circle cx="{x}" cy="{y}" r="{radius - 0.8}" fill="none" stroke="{rgb(FAINT)}" stroke-width="1.7"/>'


def arrow(item, *_):
    (x, y), turn = item["center"], 1 if item["up"] else -1
    return f'<path d="M{x} {y - 5 * turn}l5 {10 * turn}h-10z" fill="{rgb(CREAM)}"/>'


WRITERS = {"card": card, "back": card, "slot": slot, "ring": ring, "bar": bar, "pill": pill, "label": label,
           "moon": moon, "arrow": arrow}
