import { expect, test } from 'vitest';
import type { LogLine } from '../lib/log.ts';
import { readMailConfig } from './mail-config.ts';
import { openMailer } from './smtp-mailer.ts';

const FROM = { name: 'Muster Straßen- und Tiefbau GmbH', address: 'info@muster-tiefbau.example' };
const read = (env: Record<string, string>, origins: string[] = []) =>
  readMailConfig(env, origins, (_name, fallback) => fallback);

test('mail goes from the company to the company by default', () => {
  expect(read({}, ['https://a.example', 'https://b.example'])).toEqual({
    smtpUrl: '',
    from: FROM,
    officeAddress: 'info@muster-tiefbau.example',
    siteOrigin: 'https://a.example',
    limits: {
      confirmationsPerHour: 5,
      confirmationsPerDay: 20,
      mailsPerNetwork: 20,
      receiptsPerHour: 20,
      receiptsPerDay: 60,
      requestReceiptsPerHour: 50,
      mailsPerHour: 200,
      noticesPerHour: 200,
    },
    waitMs: 2000,
  });
});

test.each([
  ['', FROM],
  ['shop@x.de', { ...FROM, address: 'shop@x.de' }],
  ['Der Shop <shop@x.de>', { name: 'Der Shop', address: 'shop@x.de' }],
  ['"Müller, Shop" <shop@x.de>', { name: 'Müller, Shop', address: 'shop@x.de' }],
  ['<shop@x.de>', { ...FROM, address: 'shop@x.de' }],
])('MAIL_FROM %j is read as name and address', (MAIL_FROM, from) => {
  expect(read({ MAIL_FROM }).from).toEqual(from);
});

test('trims SMTP_URL, which is empty for `none`', () => {
  const smtpUrl = (SMTP_URL: string) => read({ SMTP_URL }).smtpUrl;
  expect(smtpUrl(' smtps://u:p@mail.example\n')).toBe('smtps://u:p@mail.example');
  expect(smtpUrl('smtp://127.0.0.1:2525')).toBe('smtp://127.0.0.1:2525');
  expect(smtpUrl(' None\n')).toBe('');
});

test('without a site origin, links lead to Hosting’s default address', () => {
  expect(read({ GCLOUD_PROJECT: 'my-shop' }).siteOrigin).toBe('https://my-shop.web.app');
  const local = { GCLOUD_PROJECT: 'demo', FIRESTORE_EMULATOR_HOST: 'localhost:8080' };
  expect(read(local).siteOrigin).toBe('http://127.0.0.1:5050');
});

test.each([
  ['', 'WARNING', /^Mail is not sent: SMTP_URL is not set$/],
  ...[
    'smtps://user:geh/eim@mail.example',
    'smtp://user:geheim@mail.example:587587',
    'smtp://user:geheim@',
    'smtp:user:geheim@mail.example',
    'https://user:geheim@mail.example',
    'mail.example:587 user geheim',
  ].map((url) => [url, 'ERROR', /^Mail is not sent: SMTP_URL is not (?!.*geh)/] as const),
] as const)(
  'with the SMTP_URL %j the mailer fails every mail, after one %s',
  async (url, severity, says) => {
    const log: LogLine[] = [];
    const mailer = openMailer(read({ SMTP_URL: url }), (entry) => log.push(entry));
    const mail = { id: 'x', to: FROM, subject: '', text: '', html: '' };
    const failed = { ok: false, problem: 'no SMTP_URL', isPermanent: false };
    expect([await mailer.send(mail), await mailer.send(mail)]).toEqual([failed, failed]);
    expect(log).toEqual([{ severity, message: expect.stringMatching(says) }]);
  },
);
