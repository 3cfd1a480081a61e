import { type MailSink, startMailSink } from '@shop/emulators/mail';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedOrder } from '../../test/stored-data.ts';
import { compose } from './compose.ts';
import { openSmtpMailer } from './smtp-mailer.ts';

let sink: MailSink;
beforeAll(async () => {
  const options = { host: '127.0.0.1', inboxPort: 0, smtpPort: 0 };
  sink = await startMailSink({ ...options, log: () => {}, now: () => new Date() });
});
afterAll(() => sink.stop());

interface Arrived {
  html: string;
  attachments: { contentId: string; contentType: string; content: string }[];
}

test('the QR code of a confirmation that arrived transfers the order’s gross amount', async () => {
  const order = storedOrder({
    payment_method: 'vorkasse',
    vat: [{ rate: 19, net_cents: 8280, vat_cents: 1573 }],
    gross_cents: 9853,
  });
  const mail = await compose(
    'B-00000-00000-confirmation',
    { kind: 'order_confirmation', order },
    {
      officeAddress: 'office@shop.example',
      siteOrigin: 'https://shop.example',
      limits: { mailsPerHour: 100, noticesPerHour: 100 },
      linkKey: 'key',
      recipients: [{ name: '', address: order.customer_email }],
    },
  );
  const from = { name: 'Shop', address: 'shop@shop.example' };
  expect(await openSmtpMailer({ smtpUrl: sink.smtpUrl, from }).send(mail)).toEqual({ ok: true });

  const [arrived] = (await (await fetch(`${sink.inboxUrl}/api/messages`)).json()) as Arrived[];
  const [picture] = arrived?.attachments ?? [];
  expect(picture).toMatchObject({ contentType: 'image/png' });
  expect(arrived?.html).toContain(`src="cid:${picture?.contentId}"`);
  const png = PNG.sync.read(Buffer.from(picture?.content ?? '', 'base64'));
  const code = jsQR(Uint8ClampedArray.from(png.data), png.width, png.height);
  expect(code?.data.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'COBADEFFXXX',
    'Muster Straßen- und Tiefbau GmbH',
    'DE89370400440532013000',
    'EUR98.53',
    '',
    '',
    'B-00000-00000',
  ]);
});
