"""A board drawn by Pillow: ready stamps pasted onto a copy of the felt."""

import functools
import io
import json

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

SCALE = 1.5
FINE = 4  # shapes are drawn at this many times the size and reduced
PAPER, EDGE, PILL = (253, 252, 247), (44, 50, 54), (10, 38, 30)
GOLD, CYAN, CREAM, FAINT = (255, 200, 40), (70, 202, 255), (236, 244, 234), (104, 150, 128)
COLOURS = {"gold": GOLD, "cyan": CYAN, "place": GOLD, "caption": CREAM, "faint": FAINT}
SHEETS = {"portrait": "", "landscape": "-wide", "tag": "-tag", "patch": "-patch"}
# The sprites have two pixels to a pixel of the canvas.
SPRITE = 2 * SCALE


class Stamps:
    """What is pasted, each made once."""

    def __init__(self, felt, sheets, font):
        self.palette = felt.copy()
        self.felt_rgb = felt.convert("RGB")
        self.felt = Image.frombytes("L", felt.size, felt.tobytes())
        self.sheets, self.font = sheets, str(font)
        self.made = {}

    def get(self, item, make):
        key = json.dumps({key: part for key, part in item.items() if key not in ("center", "at", "box")})
        at = item.get("at")
        if isinstance(at, dict):
            key += json.dumps({part: at[part] for part in ("angle", "scale", "form")})
        if "box" in item:
            key += json.dumps(item["box"][2:]) + json.dumps(item["box"][:2] if at else [])
        if (make, key) not in self.made:
            self.made[make, key] = make(self, item)
        return self.made[make, key]

    def hard(self, rgb):
        """A picture's palette indices."""
        indexed = rgb.quantize(palette=self.palette, dither=Image.Dither.NONE)
        return Image.frombytes("L", indexed.size, indexed.tobytes())

    @functools.cache
    def sheet(self, name):
        return Image.open(self.sheets / f"{name}.png").convert("RGB")

    def sprite(self, item):
        suffix = SHEETS[item["at"]["form"]]
        if item["is"] == "back":
            return self.sheet("back" + suffix)
        sheet = self.sheet(item["suit"] + suffix)
        width = sheet.width // 13
        left = width * (item["rank"] - 1)
        return sheet.crop((left, 0, left + width, sheet.height))

    @functools.cache
    def type(self, cap):
        probe = ImageFont.truetype(self.font, 1000)
        top, bottom = probe.getbbox("H")[1::2]
        return ImageFont.truetype(self.font, cap * SCALE * 1000 / (bottom - top))


def finished(stamps, rgba, dx, dy):
    """A stamp in both ways: its corner from the item's place, its indices and their mask, its colours and theirs."""
    box = rgba.getbbox() or (0, 0, 1, 1)
    rgba = rgba.crop(box)
    rgb, alpha = rgba.convert("RGB"), rgba.getchannel("A")
    bits = alpha.point(lambda cover: 255 * (cover >= 128)).convert("1", dither=Image.Dither.NONE)
    return dx + box[0], dy + box[1], stamps.hard(rgb), bits, rgb, alpha


def card_mask(item, grow=0.0, width=None):
    """A card's round rectangle, or a line of this width along it, grown by so many pixels."""
    at = item["at"]
    w, h = (round(FINE * (SCALE * side + 2 * grow)) for side in at["size"])
    radius = FINE * (5.0 * at["scale"] * SCALE + grow)
    mask = Image.new("L", (w, h))
    if width is None:
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, w - 1, h - 1), radius, fill=255)
    else:
        line = round(FINE * width)
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, w - 1, h - 1), radius, outline=255, width=line)
    return mask.resize((round(w / FINE), round(h / FINE)), Image.Resampling.BOX)


def turned(stamps, item, flat):
    """A stamp around the card's centre, turned as the card is."""
    angle = item["at"]["angle"]
    if angle:
        flat = flat.rotate(-angle, Image.Resampling.BICUBIC, expand=True)
    return finished(stamps, flat, -flat.width // 2, -flat.height // 2)


def cut(item):
    """How many pixels of a strip are drawn."""
    return None if item.get("strip") is None else round((item["strip"] + 6) * SCALE)


def card(stamps, item):
    mask = card_mask(item)
    edge = card_mask(item, width=1.4)
    sprite = stamps.sprite(item)
    face = sprite.resize(mask.size, Image.Resampling.LANCZOS)
    if item.get("strip") is not None and item["at"]["form"] != "tag":
        face = strip_face(item, sprite, face)
    face.paste(EDGE, mask=edge)
    if cut(item):
        mask.paste(0, (0, cut(item), *mask.size))
    face.putalpha(mask)
    return turned(stamps, item, face)


def strip_face(item, sprite, face):
    """Bare paper with the index alone, squeezed if need be."""
    left, top, width, height = item["at"]["index"]
    index = sprite.crop([round(SPRITE * side) for side in (left, top, left + width, top + height)])
    _, top, _, height = item["squeezed"] or (left, top, width, height)
    scale = item["at"]["scale"] * SCALE
    bare = Image.new("RGB", face.size, PAPER)
    bare.paste(index.resize((round(width * scale), round(height * scale)), Image.Resampling.LANCZOS),
               (round(left * scale), round(top * scale)))
    return bare


def shadow(stamps, item):
    """How many levels of felt are taken: 16 under the card, fading over 7 pixels; it falls 2 right and 4 down."""
    at, room = item["at"], 12
    mask = card_mask(item)
    flat = Image.new("L", (mask.width + 2 * room, mask.height + 2 * room))
    flat.paste(16, (room, room), mask)
    if cut(item):
        flat.paste(0, (0, room + cut(item), *flat.size))
    flat = flat.rotate(-at["angle"], Image.Resampling.BICUBIC, expand=True).filter(ImageFilter.BoxBlur(3))
    dark = flat.point(lambda level: level * 7)
    return 2 - flat.width // 2, 4 - flat.height // 2, flat, dark


def slot(stamps, item):
    mask = card_mask(item, width=2.0)
    return turned(stamps, item, coloured(mask, FAINT))


def ring(stamps, item):
    mask = card_mask(item, grow=7.5, width=7.5)
    upper, lower = (COLOURS[name] for name in item["colours"])
    flat = Image.new("RGB", mask.size, lower)
    flat.paste(upper, (0, 0, mask.width, mask.height // 2))
    flat.putalpha(mask)
    return turned(stamps, item, flat)


def coloured(mask, colour):
    flat = Image.new("RGB", mask.size, colour)
    flat.putalpha(mask)
    return flat


def bar(stamps, item):
    """A bar beside a card that isn't turned, from the card's centre."""
    left, top, width, height = (SCALE * side for side in item["box"])
    w, h = (SCALE * side for side in item["at"]["size"])
    return finished(stamps, rounded(width, height, min(width, height) / 2, GOLD), round(left - w / 2), round(top - h / 2))


def pill(stamps, item):
    _, _, width, height = (SCALE * side for side in item["box"])
    return finished(stamps, rounded(width, height, min(width, height, 20 * SCALE) / 2, PILL), 0, 0)


def rounded(width, height, radius, colour):
    mask = Image.new("L", (round(FINE * width), round(FINE * height)))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), FINE * radius, fill=255)
    return coloured(mask.resize((round(width), round(height)), Image.Resampling.BOX), colour)


def label(stamps, item):
    font, text = stamps.type(item["cap"]), item["text"]
    left, top, right, bottom = font.getbbox(text, anchor="ls")
    mask = Image.new("L", (int(right - left) + 4, int(bottom - top) + 4))
    ImageDraw.Draw(mask).text((2 - left, 2 - top), text, 255, font, "ls")
    shift = {"start": 0, "middle": 0.5, "end": 1}[item["anchor"]] * font.getlength(text)
    colour = COLOURS[item["role"]]
    return finished(stamps, coloured(mask, colour), round(left - 2 - shift), round(top - 2))


def moon(stamps, item):
    radius = SCALE * item["radius"]
    if item["lit"]:
        disc = rounded(2 * radius, 2 * radius, radius, CREAM)
    else:
        side = round(2 * FINE * radius)
        mask = Image.new("L", (side, side))
        ImageDraw.Draw(mask).ellipse((0, 0, side - 1, side - 1), outline=255, width=round(2.5 * FINE))
        disc = coloured(mask.resize((round(2 * radius),) * 2, Image.Resampling.BOX), FAINT)
    return finished(stamps, disc, -disc.width // 2, -disc.height // 2)


def arrow(stamps, item):
    side = round(10 * SCALE * FINE)
    mask = Image.new("L", (side, side))
    tip, base = (0, side - 1) if item["up"] else (side - 1, 0)
    ImageDraw.Draw(mask).polygon([(side / 2, tip), (0, base), (side - 1, base)], fill=255)
    flat = coloured(mask.resize((side // FINE,) * 2, Image.Resampling.BOX), CREAM)
    return finished(stamps, flat, -flat.width // 2, -flat.height // 2)


MAKERS = {"card": card, "back": card, "slot": slot, "ring": ring, "bar": bar, "pill": pill, "label": label,
          "moon": moon, "arrow": arrow}


def place(item):
    """The pixel that a stamp is measured from."""
    at = item.get("at")
    x, y = item.get("center") or (at["center"] if isinstance(at, dict) else at or item["box"][:2])
    return round(SCALE * x), round(SCALE * y)


def plan(board, stamps):
    """The stamps of a board with their corners, found once: shadows, then everything else."""
    if "plan" not in board:
        shadows, rest = [], []
        for item in board["items"]:
            x, y = place(item)
            if item["is"] in ("card", "back"):
                dx, dy, *made = stamps.get(item, shadow)
                shadows.append((x + dx, y + dy, *made))
            dx, dy, *made = stamps.get(item, MAKERS[item["is"]])
            rest.append((x + dx, y + dy, *made))
        board["plan"] = shadows, rest
    return board["plan"]


def draw_hard(board, stamps):
    """In palette indices, with hard edges."""
    canvas, felt = stamps.felt.copy(), stamps.felt
    shadows, rest = plan(board, stamps)
    for x, y, levels, _ in shadows:
        box = (x, y, x + levels.width, y + levels.height)
        ground = ImageChops.subtract(felt.crop(box), levels)
        canvas.paste(ImageChops.darker(canvas.crop(box), ground), (x, y))
    for x, y, indices, bits, _, _ in rest:
        canvas.paste(indices, (x, y), bits)
    canvas.putpalette(stamps.palette.getpalette())
    return canvas


def draw_smooth(board, stamps):
    """In RGB with smooth edges, brought to the palette at the end."""
    canvas = stamps.felt_rgb.copy()
    shadows, rest = plan(board, stamps)
    for x, y, _, dark in shadows:
        canvas.paste((0, 0, 0), (x, y), dark)
    for x, y, _, _, rgb, alpha in rest:
        canvas.paste(rgb, (x, y), alpha)
    return canvas.quantize(palette=stamps.palette, dither=Image.Dither.NONE)


def encode(canvas, level):
    png = io.BytesIO()
    canvas.save(png, "PNG", compress_level=level)
    return png.getvalue()
