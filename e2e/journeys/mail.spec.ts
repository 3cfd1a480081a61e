import type { APIRequestContext } from '@playwright/test';
import { INBOX } from '../local-stack.ts';
import { expect, placeOrder, test } from '../shop-test.ts';

/** A mail in the inbox of the local stack. */
interface ReceivedMail {
  to: string[];
  subject: string;
  text: string;
}

test('a guest who orders gets one confirmation by e-mail, and the company a notice', async ({
  page,
}) => {
  const number = await placeOrder(page, 'Erika Muster', [1, 2]);

  await expect.poll(async () => (await mailsAbout(page.request, number)).length).toBe(2);
  const mails = await mailsAbout(page.request, number);
  const confirmation = mails.find((mail) => mail.subject.startsWith('Ihre Bestellung'));
  expect(confirmation?.to).toEqual(['erika@example.org']);
  expect(confirmation?.text).toContain('Guten Tag Erika Muster,');
  expect(mails.find((mail) => mail !== confirmation)?.subject).toContain('Neue Bestellung');

  const link = /https?:\S+\/bestellung-bestaetigung\/\S+/.exec(confirmation?.text ?? '')?.[0];
  await page.goto(link ?? '');
  await expect(page.getByText('Ihre Bestellnummer:')).toContainText(number);
});

test('a contact request reaches the company by e-mail', async ({ request }) => {
  const name = `Max Muster ${crypto.randomUUID().slice(0, 8)}`;
  const data = { email: 'max@example.org', phone: '0151 23456789', request_type: 'callback' };
  const message = 'Bitte rufen Sie mich zurück.';
  const answer = await request.post('/api/contact', { data: { ...data, name, message } });
  expect(answer.status()).toBe(201);

  await expect.poll(async () => (await mailsAbout(request, name)).length).toBe(1);
  const [notice] = await mailsAbout(request, name);
  expect(notice?.text).toContain(message);
});

/** The mails whose subject contains a text. */
async function mailsAbout(request: APIRequestContext, text: string): Promise<ReceivedMail[]> {
  const mails: ReceivedMail[] = await (await request.get(`${INBOX}/api/messages`)).json();
  return mails.filter(({ subject }) => subject.includes(text));
}
