import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { HOST, type Mailbox } from './mailbox.ts';
import type { Envelope, Message } from './message.ts';

const MAX_BYTES = 25 * 1024 * 1024;
/** A client may keep its connection open for more mail; closing does not wait for it. */
const CLOSE_MS = 200;

export interface SmtpOptions {
  port: number;
  mailbox: Mailbox;
  onMessage: (message: Message) => void;
}

/** Starts an SMTP server without authentication and encryption. */
export async function startSmtp(options: SmtpOptions): Promise<SMTPServer> {
  const { port, mailbox, onMessage } = options;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    closeTimeout: CLOSE_MS,
    onMailFrom: (_address, _session, callback) => callback(refused(mailbox)),
    onData: (stream, session, callback) => {
      const taken = take(stream, session, mailbox).then(onMessage);
      taken.then(() => callback(), callback);
    },
  });
  // Clients that drop their connection; a taken port rejects `once` below.
  server.on('error', () => {});
  await once(server.listen(port, HOST), 'listening');
  return server;
}

function refused({ refusalCode }: Mailbox): Error | null {
  if (refusalCode === undefined) return null;
  return Object.assign(new Error('Refused on request'), { responseCode: refusalCode });
}

async function take(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  mailbox: Mailbox,
): Promise<Message> {
  const raw = await buffer(stream);
  if (stream.sizeExceeded) throw Object.assign(new Error('Too large'), { responseCode: 552 });
  return mailbox.add(raw, envelopeOf(session));
}

function envelopeOf({ envelope }: SMTPServerSession): Envelope {
  const from = envelope.mailFrom ? envelope.mailFrom.address : '';
  return { from, to: envelope.rcptTo.map(({ address }) => address) };
}
