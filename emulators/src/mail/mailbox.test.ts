import { expect, it } from 'vitest';
import { Mailbox } from './mailbox.ts';

const ENVELOPE = { from: 'a@x.example', to: ['b@x.example'] };

it('keeps the newest 500 messages', async () => {
  const mailbox = new Mailbox(() => new Date(0));
  for (let i = 1; i <= 502; i++) {
    await mailbox.add(Buffer.from(`Subject: ${i}\r\n\r\nHello`), ENVELOPE);
  }
  const subjects = mailbox.list().map(({ subject }) => subject);
  expect(subjects).toHaveLength(500);
  expect([subjects.at(0), subjects.at(-1)]).toEqual(['502', '3']);
  expect(mailbox.find('2')).toBeUndefined();
});

it('accepts a message without headers', async () => {
  const mailbox = new Mailbox(() => new Date(0));
  expect(await mailbox.add(Buffer.from('\r\nHello'), ENVELOPE)).toMatchObject({
    from: 'a@x.example',
    subject: '',
    text: 'Hello\n',
  });
});
