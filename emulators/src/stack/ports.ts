import { createServer } from 'node:net';
import type { FirebaseConfig } from './firebase-config.ts';
import type { StackOptions } from './options.ts';
import { StackError } from './stack-error.ts';

/** The ports of what the stack adds to the emulators; they follow Hosting's. */
export function extraPorts({ hosting }: FirebaseConfig['ports']) {
  return { devServer: hosting + 1, inbox: hosting + 2, smtp: hosting + 3 };
}

/** Every port that these options need, by purpose. */
export function requiredPorts(ports: FirebaseConfig['ports'], options: StackOptions) {
  const { devServer, inbox, smtp } = extraPorts(ports);
  return {
    ...ports,
    ...(options.devServer && { 'development server': devServer }),
    ...(options.mail && { 'mail inbox': inbox, 'mail server': smtp }),
  };
}

/** Throws if one of the ports is taken. */
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (await isTaken(port)) {
      throw new StackError(
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
