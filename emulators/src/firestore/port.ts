import { createServer, type Server, type Socket } from 'node:net';
import { LocalFirestoreError } from './diagnostics/local-firestore-error.ts';

/** Start of every HTTP/2 connection without TLS. */
const HTTP2_PREFACE = 'PRI * HTTP/2.0';

/** Connections that may wait to be accepted; Node's default of 511 drops some of a thousand. */
const BACKLOG = 4096;

export interface PortOptions {
  readonly host: string;
  readonly port: number;
  readonly onHttp2: (socket: Socket) => void;
  readonly onHttp1: (socket: Socket) => void;
}

export interface Port {
  readonly number: number;
  /** Closes all connections and releases the port. */
  close(): Promise<void>;
}

/** Listens on one port for HTTP/1.1 and HTTP/2, told apart by their first bytes. */
export async function openPort({ host, port, onHttp2, onHttp1 }: PortOptions): Promise<Port> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // A lost client is not an error; the servers see the connection close.
    socket.on('error', () => socket.destroy());
    detectProtocol(socket, onHttp2, onHttp1);
  });
  await listen(server, port, host);
  const address = server.address();
  return {
    number: typeof address === 'object' && address ? address.port : port,
    close: () => closeAll(server, sockets),
  };
}

function detectProtocol(
  socket: Socket,
  onHttp2: (socket: Socket) => void,
  onHttp1: (socket: Socket) => void,
): void {
  let seen = Buffer.of();
  const onData = (chunk: Buffer): void => {
    seen = Buffer.concat([seen, chunk]);
    const start = seen.toString('latin1', 0, HTTP2_PREFACE.length);
    if (start.length < HTTP2_PREFACE.length && HTTP2_PREFACE.startsWith(start)) return;
    socket.off('data', onData);
    socket.pause();
    socket.unshift(seen);
    if (start === HTTP2_PREFACE) {
      // Node's HTTP/2 reads the buffered bytes first and then the socket's handle itself.
      onHttp2(socket);
    } else {
      onHttp1(socket);
      socket.resume();
    }
  };
  socket.on('data', onData);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException): void =>
      reject(
        error.code === 'EADDRINUSE'
          ? new LocalFirestoreError(`Port ${port} is in use: stop its program or choose another.`)
          : error,
      );
    server.once('error', refuse);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', refuse);
      resolve();
    });
  });
}

function closeAll(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const socket of sockets) socket.destroy();
  });
}
