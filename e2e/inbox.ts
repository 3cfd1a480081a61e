import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';

const { emulators } = JSON.parse(
  readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'),
);

/** Where the launcher shows the mail of the local stack: two ports behind Hosting's. */
const INBOX = `http://127.0.0.1:${emulators.hosting.port + 2}`;

/** A mail as it arrived there. */
interface ArrivedMail {
  id: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

/** The mails whose subject holds a text. */
export async function mailsAbout(
  request: APIRequestContext,
  subject: string,
): Promise<ArrivedMail[]> {
  const mails: ArrivedMail[] = await (await request.get(`${INBOX}/api/messages`)).json();
  return mails.filter((mail) => mail.subject.includes(subject));
}
