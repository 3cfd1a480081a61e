import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface SmtpScript {
  smtpUrl: string;
  stop(): Promise<void>;
}

const USUAL: Record<string, string> = {
  connected: '220 ready',
  EHLO: '250 hello',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  QUIT: '221 bye',
};

/** An SMTP server with scripted replies; the other commands succeed. */
export async function startSmtpScript(replies: Record<string, string>): Promise<SmtpScript> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const reply = (command: string) =>
      socket.write(`${replies[command] ?? USUAL[command] ?? '500 what?'}\r\n`);
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket }).on('line', (line) => reply(line.slice(0, 4).toUpperCase()));
    reply('connected');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
