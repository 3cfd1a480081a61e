import { type MailSink, startMailSink } from '@shop/emulators/mail';
import { Firestore } from 'firebase-admin/firestore';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CUT, type SmtpScript, startSmtpScript } from '../../test/smtp-script.ts';
import { storedOrder } from '../../test/stored-data.ts';
import { LEASE_MS } from '../stored/outbox-entry.ts';
import { compose } from './compose.ts';
import type { Mail } from './mailer.ts';
import { openSmtpMailer, SEND_TIMEOUT_MS } from './smtp-mailer.ts';

const FROM = { name: 'Muster Straßen- und Tiefbau GmbH', address: 'shop@shop.example' };
const MAIL: Mail = {
  id: 'B-00000-00000-confirmation',
  to: { name: 'Erika Muster', address: 'erika@example.de' },
  replyTo: FROM,
  subject: 'Ihre Bestellung',
  text: 'Grüße aus Köln\n',
  html: '<p>Grüße aus Köln</p>',
};

interface Arrived {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: { contentId: string; contentType: string; content: string }[];
}

describe('a sent mail', () => {
  let sink: MailSink;
  beforeAll(async () => {
    sink = await startMailSink();
  });
  afterAll(() => sink.stop());

  const send = async (fields: Partial<Mail> = {}) => {
    const mailer = openSmtpMailer({ smtpUrl: sink.smtpUrl, from: FROM });
    expect(await mailer.send({ ...MAIL, ...fields })).toEqual({ ok: true });
    const list = await fetch(`${sink.inboxUrl}/api/messages`);
    const [newest] = (await list.json()) as Arrived[];
    if (!newest) throw new Error('nothing arrived');
    return newest;
  };

  test('arrives as text and HTML', async () => {
    expect(await send()).toMatchObject({
      from: 'Muster Straßen- und Tiefbau GmbH <shop@shop.example>',
      to: ['erika@example.de'],
      subject: 'Ihre Bestellung',
      text: expect.stringContaining('Grüße aus Köln\n'),
      html: expect.stringContaining('<p>Grüße aus Köln</p>'),
      headers: { autoSubmitted: 'auto-generated' },
    });
  });

  test('has a QR code that transfers the order’s gross amount', async () => {
    const order = storedOrder({
      payment_method: 'vorkasse',
      vat: [{ rate: 19, net_cents: 8280, vat_cents: 1573 }],
      gross_cents: 9853,
    });
    const context = {
      officeAddress: FROM.address,
      siteOrigin: 'https://shop.example',
      limits: { mailsPerHour: 100, noticesPerHour: 100 },
      firestore: new Firestore({ projectId: 'demo-mail' }),
      now: () => new Date(),
      linkKey: 'key',
      recipients: [MAIL.to] as const,
    };
    const mail = await compose(MAIL.id, { kind: 'order_confirmation', order }, context);
    const arrived = await send(mail);
    const [picture] = arrived.attachments;
    expect(picture).toMatchObject({ contentType: 'image/png' });
    expect(arrived.html).toContain(`src="cid:${picture?.contentId}"`);
    const png = PNG.sync.read(Buffer.from(picture?.content ?? '', 'base64'));
    const code = jsQR(Uint8ClampedArray.from(png.data), png.width, png.height);
    const account = ['COBADEFFXXX', 'Muster Straßen- und Tiefbau GmbH', 'DE89370400440532013000'];
    const transfer = ['EUR98.53', '', '', 'B-00000-00000'];
    expect(code?.data.split('\n')).toEqual(['BCD', '002', '1', 'SCT', ...account, ...transfer]);
  });

  test('reaches all of its recipients, and greets nobody by name without a name', async () => {
    const cc = [{ name: 'Büro', address: 'buero@example.de' }];
    const arrived = await send({ cc, to: { name: '', address: 'erika@example.de' } });
    expect(arrived.to).toEqual(['erika@example.de', 'buero@example.de']);
    expect(arrived.headers.to).toBe('erika@example.de');
  });

  test('has the same Message-ID at every attempt, which does not reveal the order number', async () => {
    const [first, second] = [await send(), await send()];
    expect(first.headers.messageId).toMatch(/^<[0-9a-f]{32}@shop\.example>$/);
    expect(second.headers.messageId).toBe(first.headers.messageId);
    const other = await send({ id: 'B-00000-00000-notice' });
    expect(other.headers.messageId).not.toBe(first.headers.messageId);
  });

  test.each([
    ['subject', { subject: 'Hallo\r\nBcc: x@y.de\r\n\r\nHallo' }],
    ['name', { to: { name: 'Erika\r\nBcc: x@y.de', address: 'erika@example.de' } }],
    ['name with quotes', { to: { name: '"x" <x@y.de>, y', address: 'erika@example.de' } }],
    ['reply-to name', { replyTo: { name: 'a\nBcc: x@y.de', address: 'a@b.de' } }],
    ['reply-to address', { replyTo: { name: 'a', address: 'a@b.de\r\nBcc: x@y.de' } }],
  ])('cannot get another recipient or header through its %s', async (_where, fields) => {
    const arrived = await send(fields);
    expect(arrived.to).toEqual(['erika@example.de']);
    expect(arrived.headers).not.toHaveProperty('bcc');
  });

  test.each(['a@b.de,x@y.de', 'a,x@y.de', 'a@b.de>\r\nRCPT TO:<x@y.de', 'a@b.de\r\nBcc:x@y.de'])(
    'has at most one recipient when its address is %j',
    async (address) => {
      await fetch(`${sink.inboxUrl}/api/messages`, { method: 'DELETE' });
      const mailer = openSmtpMailer({ smtpUrl: sink.smtpUrl, from: FROM });
      await mailer.send({ ...MAIL, to: { name: '', address } });
      const list = await fetch(`${sink.inboxUrl}/api/messages`);
      const recipients = ((await list.json()) as Arrived[]).flatMap(({ to }) => to);
      expect(recipients.length).toBeLessThanOrEqual(1);
      expect(recipients).not.toContain('x@y.de');
    },
  );
});

describe('a refused mail', () => {
  let server: SmtpScript | undefined;
  afterEach(() => server?.stop());

  const result = async (replies: Record<string, string>) => {
    server = await startSmtpScript(replies);
    return openSmtpMailer({ smtpUrl: server.smtpUrl, from: FROM }).send(MAIL);
  };

  test.each([
    ['an unknown recipient', { RCPT: '550 <erika@example.de> unknown' }, '550', true],
    ['a full mailbox', { RCPT: '452 <erika@example.de> is full' }, '452', false],
    ['a refused sender', { MAIL: '550 not you' }, '550', false],
    ['an overloaded server', { DATA: '451 later' }, '451', false],
    ['a server that accepts nobody', { connected: '421 closing' }, '421', false],
  ])('reports %s by its codes only', async (_why, replies, code, isPermanent) => {
    const failed = await result(replies);
    expect(failed).toMatchObject({ ok: false, isPermanent });
    expect(JSON.stringify(failed)).toContain(code);
    expect(JSON.stringify(failed)).not.toContain('@');
  });

  test.each([
    ['takes it and then cuts', { '.': CUT }, true],
    ['refuses it', { '.': '451 later' }, false],
    ['cuts before it', { DATA: CUT }, false],
    ['cuts at its recipient', { RCPT: CUT }, false],
  ])('may have arrived if the server %s: %j, %j', async (_what, replies, isUnanswered) => {
    expect(await result(replies)).toMatchObject({ ok: false, isPermanent: false, isUnanswered });
  });

  test('reports an unreachable server', async () => {
    server = await startSmtpScript({});
    const { smtpUrl } = server;
    await server.stop();
    const failed = await openSmtpMailer({ smtpUrl, from: FROM }).send(MAIL);
    expect(failed).toMatchObject({ ok: false, problem: 'ESOCKET', isPermanent: false });
  });
});

test('an attempt ends well before its lease expires', () => {
  expect(SEND_TIMEOUT_MS).toBeLessThan(LEASE_MS / 2);
});
