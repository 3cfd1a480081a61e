import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { useFolder } from '../test-folder.ts';
import { parseOptions } from './options.ts';
import { javaMajor, requiredPorts, requireFreePorts, requireNoMailServer } from './preflight.ts';

it.each([
  ['openjdk version "21.0.5" 2024-10-15', 21],
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_431"', 8],
  ['openjdk version "25" 2025-09-16', 25],
  ['bash: java: command not found', undefined],
])('reads the Java version from %s: %s', (output, major) => {
  expect(javaMajor(output)).toBe(major);
});

describe('requireNoMailServer', () => {
  const folder = useFolder();

  function check(file: string, content: string) {
    writeFileSync(folder.in(file), content);
    return () => requireNoMailServer({ functionsFolders: [folder.path], projectId: 'demo-x' });
  }

  it.each(['.env', '.env.local', '.env.demo-x', '.secret.local'])(
    'refuses a mail server in %s, which the functions would use',
    (file) => {
      expect(check(file, 'A=1\nSMTP_URL=smtps://me:secret@mail.example\n')).toThrow(
        `${folder.in(file)} sets SMTP_URL`,
      );
    },
  );

  it.each([
    ['.env.real-project', 'SMTP_URL=smtps://mail.example'],
    ['.env', '# SMTP_URL=smtps://mail.example\nNO_SMTP_URL=1'],
  ])('accepts %s with %j', (file, content) => {
    expect(check(file, content)).not.toThrow();
  });
});

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

it('requires the ports of the emulators and, following Hosting’s, those of the options', () => {
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
