import { createServer } from 'node:net';
import { Problem } from './stack-error.ts';

/** Refuses when one of the ports is taken, and names it and the remedy. */
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (await isTaken(port)) {
      throw new Problem(
        `Port ${port} (${name}) is in use: stop the program that uses it, perhaps another "npm start", or change the ports in firebase.json.`,
      );
    }
  }
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });
}
