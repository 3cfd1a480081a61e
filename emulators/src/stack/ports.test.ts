import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { requireFreePorts } from './ports.ts';

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

it('names the port that is taken, what it is for, and the remedy', async () => {
  const port = await takePort();
  await expect(requireFreePorts({ auth: 0, hosting: port })).rejects.toThrow(
    new RegExp(`Port ${port} \\(hosting\\) is in use: .*firebase\\.json`),
  );
});

it('passes when all ports are free', async () => {
  await expect(requireFreePorts({ auth: 0 })).resolves.toBeUndefined();
});
