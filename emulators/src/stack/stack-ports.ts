import type { FirebaseConfig } from './firebase-config.ts';
import type { StackOptions } from './options.ts';

/** The ports that the stack takes beside the emulators'; they follow Hosting's. */
export function ownPorts({ hosting }: FirebaseConfig['ports']) {
  return { front: hosting + 1, inbox: hosting + 2, smtp: hosting + 3 };
}

/** Every port that these options need, by what it is for. */
export function neededPorts(ports: FirebaseConfig['ports'], options: StackOptions) {
  const { front, inbox, smtp } = ownPorts(ports);
  return {
    ...ports,
    ...(options.front && { front }),
    ...(options.mail && { 'mail inbox': inbox, 'mail server': smtp }),
  };
}
