import type { Server } from 'node:http';
import { promisify } from 'node:util';
import type { SMTPServer } from 'smtp-server';
import { startInbox } from './inbox.ts';
import { Mailbox } from './mailbox.ts';
import type { Message } from './message.ts';
import type { Refusal } from './refusal.ts';
import { startSmtp } from './smtp.ts';

export interface MailSinkOptions {
  host: string;
  /** 0 picks a free port. */
  inboxPort: number;
  /** 0 picks a free port. */
  smtpPort: number;
  /** Receives one line per message, without addresses. */
  log: (line: string) => void;
  now: () => Date;
}

export interface MailSink {
  /** Where to send mail: `smtp://host:port`. */
  smtpUrl: string;
  /** Where people read it. */
  inboxUrl: string;
  stop(): Promise<void>;
}

/** Starts a mail server that accepts every message, delivers none and shows them in an inbox. */
export async function startMailSink(options: MailSinkOptions): Promise<MailSink> {
  const { host, log } = options;
  const mailbox = new Mailbox(options.now);
  const refusal: Refusal = {};
  // Anyone may have written the subject: it must not control the terminal.
  const onMessage = ({ subject }: Message) => log(`Mail: ${subject.replace(/\p{Cc}+/gu, ' ')}`);
  const inbox = await startInbox({ host, port: options.inboxPort, mailbox, refusal });
  const smtp = await startSmtp({ host, port: options.smtpPort, mailbox, refusal, onMessage });
  return {
    smtpUrl: `smtp://${host}:${portOf(smtp.server)}`,
    inboxUrl: `http://${host}:${portOf(inbox)}`,
    stop: () => stop(smtp, inbox),
  };
}

async function stop(smtp: SMTPServer, inbox: Server): Promise<void> {
  const closed = [
    promisify(inbox.close.bind(inbox))(),
    new Promise<void>((resolve) => smtp.close(resolve)),
  ];
  inbox.closeAllConnections();
  await Promise.all(closed);
}

function portOf(server: { address(): unknown }): number {
  const address = server.address();
  if (typeof address === 'object' && address && 'port' in address) return Number(address.port);
  throw new Error('The server does not listen on a port.');
}
