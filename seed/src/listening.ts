import { connect } from 'node:net';

const PATIENCE_MS = 2000;

/**
 * Whether anything accepts connections at `host:port`. Asked first because the Firestore client
 * itself would go on trying for minutes.
 */
export function isListening(address: string): Promise<boolean> {
  const { hostname, port } = new URL(`http://${address}`);
  // A URL keeps the brackets of an IPv6 address, a socket does not know them.
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port || 80), timeout: PATIENCE_MS });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
