import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export type SmtpScript = Awaited<ReturnType<typeof startSmtpScript>>;

const USUAL: Record<string, string> = {
  connected: '220 ready',
  EHLO: '250 hello',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  '.': '250 taken',
  QUIT: '221 bye',
};

/** Cuts the connection instead of replying; with `{ '.': CUT }`, after the mail itself. */
export const CUT = '';

/** An SMTP server with scripted replies; the other commands succeed. */
export async function startSmtpScript(replies: Record<string, string>) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    const reply = (command: string) => {
      const text = replies[command] ?? USUAL[command] ?? '500 what?';
      isData = command === 'DATA' && text.startsWith('354');
      if (text === CUT) socket.destroy();
      else socket.write(`${text}\r\n`);
    };
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket }).on('line', (line) => {
      if (!isData || line === '.') reply(line.slice(0, 4).toUpperCase());
    });
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
