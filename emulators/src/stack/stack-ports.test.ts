import { expect, it } from 'vitest';
import { parseOptions } from './options.ts';
import { neededPorts } from './stack-ports.ts';

const ports = { auth: 1, functions: 2, firestore: 3, hosting: 5050, hub: 5, logging: 6 };

it('needs the ports of the emulators, and those of what is asked for behind that of Hosting', () => {
  expect(neededPorts(ports, parseOptions([]))).toEqual(ports);
  expect(neededPorts(ports, parseOptions(['--mail', '--front', 'x']))).toEqual({
    ...ports,
    front: 5051,
    'mail inbox': 5052,
    'mail server': 5053,
  });
});
