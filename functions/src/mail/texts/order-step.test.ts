import { STATUS_OF_MAIL, type StepMailKind } from '@shop/domain/contract/mail';
import type { MailedStatus } from '@shop/domain/order/order-status';
import { deliveryWish } from '@shop/domain/testing/sent';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { storedOrder } from '../../../test/stored-data.ts';
import { BY_CUSTOMER, type StoredOrder } from '../../stored/order.ts';
import { cancellationNotice } from './order-notice.ts';
import { orderStep } from './order-step.ts';

const ORIGIN = 'https://shop.example';
const PAGE = `${ORIGIN}/bestellung-bestaetigung/B-00000-00000#ansehen=x`;
const at = Timestamp.fromDate(new Date('2026-03-03T08:00:00Z'));
const DELIVERY = deliveryWish({ city: 'Werbestadt', wished_day: '2026-03-06' });

function ordered(to: string, fields: Partial<StoredOrder> = {}, by_uid = 'chef', reason?: string) {
  return storedOrder({
    order_status: to,
    notes: 'Zum Hintereingang',
    company_name: 'Muster & Söhne',
    delivery: DELIVERY,
    history: [{ what: 'status', from: 'pending', to, by_uid, at, ...(reason && { reason }) }],
    ...fields,
  });
}
const plain = (text: string) => text.replace(/[^\S\n]/g, ' ');

describe('the mail of a step', () => {
  const WORDS: Record<StepMailKind, [headline: string, sentence: string]> = {
    order_processing: ['bestätigt', 'bereiten jetzt die Lieferung vor.'],
    order_on_the_way: ['unterwegs', 'halten Sie die Zufahrt'],
    order_delivered: ['geliefert', 'wir haben Ihre Bestellung geliefert.'],
    order_cancelled: ['storniert', 'wir haben Ihre Bestellung storniert'],
  };
  test.each(Object.entries(STATUS_OF_MAIL) as [StepMailKind, MailedStatus][])(
    '%s says what has changed, when, and for which goods',
    (kind, status) => {
      const [headline, sentence] = WORDS[kind];
      const { subject, text, html } = orderStep(kind, ordered(status), PAGE);
      expect(subject).toBe(`Ihre Bestellung B-00000-00000 ist ${headline}`);
      const facts = ['03.03.2026, 09:00 Uhr', 'Kies 16/32', '2 t × 28,90 €', PAGE];
      for (const part of ['Guten Tag Erika Muster,', sentence, ...facts]) {
        expect(plain(text)).toContain(part);
        expect(plain(html)).toContain(part);
      }
    },
  );

  test('names the agreed or requested day while it lies ahead', () => {
    const processing = orderStep('order_processing', ordered('processing'), ORIGIN);
    expect(processing.text).toContain('Wunschtermin: 06.03.2026');
    const agreed = ordered('processing', { delivery_day: '2026-03-09' });
    expect(orderStep('order_processing', agreed, ORIGIN).text).toContain(
      'Liefertermin: 09.03.2026',
    );
    const cancelled = orderStep('order_cancelled', ordered('cancelled'), ORIGIN);
    expect(cancelled.text).not.toContain('Wunschtermin');
  });

  test('speaks of pickup if the customer collects', () => {
    const pickup = { delivery: { ...DELIVERY, method: 'pickup' as const } };
    const { subject } = orderStep('order_delivered', ordered('delivered', pickup), ORIGIN);
    expect(subject).toContain('abgeholt');
    const { text } = orderStep('order_processing', ordered('processing', pickup), ORIGIN);
    expect(text).toContain('stellen sie jetzt für Sie bereit');
    const ready = orderStep('order_on_the_way', ordered('on_the_way', pickup), ORIGIN);
    expect(ready.subject).toBe('Ihre Bestellung B-00000-00000 ist abholbereit');
    expect(ready.text).toContain('liegt zur Abholung bereit. Holen Sie Ihre Ware bei uns ab: ');
    expect(ready.text).toContain('Neuer Status: Abholbereit');
    const cancelled = orderStep('order_cancelled', ordered('cancelled', pickup), ORIGIN);
    for (const mail of [ready, cancelled]) {
      expect(mail.text).not.toMatch(/unterwegs|Zufahrt|liefern/i);
    }
  });

  test('gives the office’s reason, escaped', () => {
    const reason = 'Kies ist <vergriffen>.\nWir rufen Sie an.';
    const order = ordered('cancelled', {}, 'chef', reason);
    const { text, html } = orderStep('order_cancelled', order, ORIGIN);
    expect(text).toContain(`Grund:\n${reason}`);
    expect(html).toContain('Kies ist &lt;vergriffen&gt;.<br>Wir rufen Sie an.');
  });

  test('confirms customers’ own cancellations, and explains their refund', () => {
    const order = ordered('cancelled', {}, BY_CUSTOMER);
    const { text } = orderStep('order_cancelled', order, ORIGIN);
    expect(text).toContain('Sie haben Ihre Bestellung storniert; wir liefern sie nicht.');
    expect(text).toContain('erstatten wir Ihnen');
    expect(text).not.toContain('Grund');
  });

  test('quotes nothing that its sender wrote but a plausible name', () => {
    const order = ordered('processing', { customer_name: 'Gewinne auf werbung.example' });
    const { subject, text, html } = orderStep('order_processing', order, ORIGIN);
    for (const words of ['werbung', 'Werbestadt', 'Söhne', 'Hinter', 'Polier', 'Bauweg']) {
      expect(subject + text + html).not.toContain(words);
    }
  });
});

test('the notice of a cancellation names the customer and the goods', () => {
  const order = ordered('cancelled', {}, BY_CUSTOMER);
  const { subject, text } = cancellationNotice(order, ORIGIN);
  expect(plain(subject)).toBe('Storniert: Bestellung B-00000-00000 über 82,80 €');
  const customer = ['Erika Muster', 'erika@example.de', '069 90009-123', 'Kies 16/32'];
  for (const part of [
    'Der Kunde hat die Bestellung storniert',
    'Storniert: 03.03.2026, 09:00 Uhr',
    ...customer,
    `${ORIGIN}/admin/bestellungen?bestellung=B-00000-00000`,
  ]) {
    expect(text).toContain(part);
  }
});
