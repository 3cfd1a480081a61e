import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { parseOptions } from './options.ts';
import { requiredPorts, requireFreePorts } from './ports.ts';

const ports = { auth: 1, functions: 2, firestore: 3, hosting: 5050, hub: 5, logging: 6 };
const servers: ReturnType<typeof createServer>[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function takePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

it('requires the ports of the emulators and, after that of Hosting, those of the options', () => {
  expect(requiredPorts(ports, parseOptions([]))).toEqual(ports);
  expect(requiredPorts(ports, parseOptions(['--mail', '--dev-server', 'x']))).toEqual({
    ...ports,
    'development server': 5051,
    'mail inbox': 5052,
    'mail server': 5053,
  });
});

it('names a taken port, its purpose and the remedy', async () => {
  const port = await takePort();
  await expect(requireFreePorts({ auth: 0, hosting: port })).rejects.toThrow(
    new RegExp(`Port ${port} \\(hosting\\) is in use: .*firebase\\.json`),
  );
});

it('passes if all ports are free', async () => {
  await expect(requireFreePorts({ auth: 0 })).resolves.toBeUndefined();
});
