import { connect } from 'node:http2';

const PATIENCE_MS = 3000;

/**
 * Whether a server at `host:port` speaks HTTP/2, which Firestore's protocol runs on. Asked first
 * because the Firestore client itself would go on trying for minutes.
 */
export function isReachable(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const session = connect(`http://${address}`);
    const end = (answer: boolean) => {
      session.destroy();
      resolve(answer);
    };
    session.setTimeout(PATIENCE_MS, () => end(false));
    session.once('remoteSettings', () => end(true));
    // A session may fail again while it is being destroyed: that must not end the program.
    session.on('error', () => end(false));
    session.once('close', () => resolve(false));
  });
}
