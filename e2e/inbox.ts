import { expect, type Page } from '@playwright/test';
import { INBOX } from './local-stack.ts';

/** A mail in the inbox of the local stack. */
interface ReceivedMail {
  to: string[];
  subject: string;
  text: string;
  attachments: { content: string }[];
}

/** Waits for the mail whose recipient and subject contain all of these words. */
export async function mailAbout({ request }: Page, ...words: string[]): Promise<ReceivedMail> {
  const found = async () => {
    const mails: ReceivedMail[] = await (await request.get(`${INBOX}/api/messages`)).json();
    return mails.find(({ to, subject }) =>
      words.every((word) => `${to} ${subject}`.includes(word)),
    );
  };
  await expect.poll(found, { timeout: 30_000 }).toBeDefined();
  return (await found()) as ReceivedMail;
}
