import type { Server } from 'node:http';
import { promisify } from 'node:util';
import type { SMTPServer } from 'smtp-server';
import { startInbox } from './inbox.ts';
import { HOST, Mailbox } from './mailbox.ts';
import type { Message } from './message.ts';
import { startSmtp } from './smtp.ts';

export interface MailSinkOptions {
  /** 0, the default, picks a free port, as for SMTP. */
  inboxPort?: number;
  smtpPort?: number;
  /** Receives one line per message, without addresses. */
  log?: (line: string) => void;
  now?: () => Date;
}

export interface MailSink {
  /** Where to send mail: `smtp://host:port`. */
  smtpUrl: string;
  /** Where people read it. */
  inboxUrl: string;
  stop(): Promise<void>;
}

/** Starts a mail server that accepts every message, delivers none and shows them in an inbox. */
export async function startMailSink({
  inboxPort = 0,
  smtpPort = 0,
  log = () => undefined,
  now = () => new Date(),
}: MailSinkOptions = {}): Promise<MailSink> {
  const mailbox = new Mailbox(now);
  // Anyone may have written the subject: it must not control the terminal.
  const onMessage = ({ subject }: Message) => log(`Mail: ${subject.replace(/\p{Cc}+/gu, ' ')}`);
  const inbox = await startInbox({ port: inboxPort, mailbox });
  const smtp = await startSmtp({ port: smtpPort, mailbox, onMessage });
  return {
    smtpUrl: `smtp://${HOST}:${portOf(smtp.server)}`,
    inboxUrl: `http://${HOST}:${portOf(inbox)}`,
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
