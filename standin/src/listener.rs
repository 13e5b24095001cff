//! Connections that can be ended without an answer.

use std::{
    io,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll},
};

use axum::{
    body::Body,
    extract::connect_info::Connected,
    response::Response,
    serve::{IncomingStream, Listener},
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
};

/// Accepts connections on loopback.
pub(crate) struct Door(pub(crate) TcpListener);

/// A connection that breaks off once its lifeline is cut.
pub(crate) struct Wire {
    stream: TcpStream,
    lifeline: Lifeline,
}

/// The handle by which a request ends its own connection.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lifeline(Arc<AtomicBool>);

impl Lifeline {
    /// Lets the connection fail at its next write. The response returned here is never seen.
    pub(crate) fn cut(&self) -> Response {
        self.0.store(true, Ordering::Relaxed);
        Response::new(Body::empty())
    }

    fn check(&self) -> io::Result<()> {
        if self.0.load(Ordering::Relaxed) {
            Err(io::ErrorKind::ConnectionReset.into())
        } else {
            Ok(())
        }
    }
}

impl Listener for Door {
    type Io = Wire;
    type Addr = std::net::SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        let (stream, address) = Listener::accept(&mut self.0).await;
        // Answers are small and awaited one by one; nothing is won by gathering them.
        let _ = stream.set_nodelay(true);
        let lifeline = Lifeline::default();
        (Wire { stream, lifeline }, address)
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        Listener::local_addr(&self.0)
    }
}

impl Connected<IncomingStream<'_, Door>> for Lifeline {
    fn connect_info(stream: IncomingStream<'_, Door>) -> Self {
        stream.io().lifeline.clone()
    }
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Wire {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.lifeline.check()?;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.lifeline.check()?;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
