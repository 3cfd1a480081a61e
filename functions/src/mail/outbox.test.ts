import { MAIL_KINDS, type MailKind } from '@shop/domain/contract/mail';
import { contactRequest, orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderNumberOf } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { storeProducts } from '../../test/shop-data.ts';
import { failingToCommit } from '../../test/transactions.ts';
import type { AppDeps } from '../app.ts';
import type { Catalogues } from '../catalogue/routes.ts';
import { placeOrder } from '../orders/place-order.ts';
import { sendContact } from '../requests/send-contact.ts';
import { entryOf, outboxOf } from '../stored/outbox-entry.ts';

const FROM_HOME = { address: '203.0.113.7' };
const REFUSED = { ok: false as const, problem: 'EENVELOPE 451', isPermanent: false };
const api = apiForTests();
beforeEach(() => storeProducts(api.firestore, GRAVEL));

const order = (fields = {}) => api.post('/api/orders', orderRequest(fields));
const entries = async () => (await outboxOf(api.firestore).orderBy('__name__').get()).docs;
/** Sorted, as both mails of an order are sent at the same time. */
const mailsById = () => api.mailer.mails.sort((a, b) => (a.id < b.id ? -1 : 1));
const recipients = () => api.mailer.mails.map(({ to }) => to.address).sort();

test('mails of different kinds about one subject have different ids', () => {
  // A request gets only one of the two receipts.
  const about = (kind: MailKind) =>
    /^(booking|contact|withdrawal|mail_limit|security)_/.exec(kind)?.[0] ?? 'order';
  const ids = MAIL_KINDS.map((kind) => entryOf(api.firestore, kind, about(kind)).id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

describe('an order', () => {
  test('creates a confirmation and a notice, and both are sent at once', async () => {
    const number = await orderNumberOf(await order());
    const stored = await entries();
    expect(stored.map(({ id }) => id)).toEqual([`${number}-confirmation`, `${number}-notice`]);
    expect(recipients()).toEqual(['erika@example.de', 'office@shop.example']);
    const [confirmation, notice] = mailsById();
    expect(confirmation).toMatchObject({
      id: `${number}-confirmation`,
      to: { name: '', address: 'erika@example.de' },
      replyTo: { address: 'office@shop.example' },
      subject: `Ihre Bestellung ${number} bei Muster Tiefbau`,
    });
    expect(notice).toMatchObject({
      id: `${number}-notice`,
      replyTo: { name: 'Erika Muster', address: 'erika@example.de' },
    });
  });

  test('shows a name only to the company, and only if it is plausible', async () => {
    await order({ customer_name: 'GEWINN: http://werbung.example jetzt' });
    const [confirmation, notice] = mailsById();
    expect(JSON.stringify(confirmation)).not.toContain('werbung');
    for (const person of [confirmation?.to, notice?.replyTo]) {
      expect(person).toEqual({ name: '', address: 'erika@example.de' });
    }
  });

  test('keeps the entry of a sent mail for 30 days', async () => {
    const number = await orderNumberOf(await order());
    const [confirmation] = await entries();
    const at = (instant: string) => Timestamp.fromDate(new Date(`${instant}:00.123Z`));
    expect(confirmation?.data()).toEqual({
      kind: 'order_confirmation',
      subject_id: number,
      state: 'sent',
      tries: 1,
      created_at: at('2026-03-02T09:30'),
      next_try_at: at('2026-03-02T09:32'),
      give_up_at: at('2026-03-03T09:30'),
      sent_at: at('2026-03-02T09:30'),
      expires_at: at('2026-04-01T09:30'),
      schema_version: 1,
    });
  });
});

describe('while no mail can be sent', () => {
  test('a throwing mailer does not fail the order', async () => {
    const send = () => Promise.reject(new TypeError('erika@example.de'));
    const placed = await placeOrder({ ...api.deps, mailer: { send } }, orderRequest(), FROM_HOME);
    expect(placed.ok).toBe(true);
    expect(api.log.map(({ message }) => message)).toEqual(
      Array(2).fill('Mail not sent: TypeError'),
    );
  });

  test('a shopper waits for a slow mail server no longer than configured', async () => {
    let take = (_: { ok: true }) => {};
    api.mailer.result = new Promise((resolve) => {
      take = resolve;
    });
    const deps = { ...api.deps, mail: { ...api.deps.mail, waitMs: 1 } };
    const placed = await placeOrder(deps, orderRequest(), FROM_HOME);
    expect(placed).toMatchObject({ ok: true, isNew: true });
    expect((await entries()).map((entry) => entry.data().state)).toEqual(['waiting', 'waiting']);
    take({ ok: true });
    await expect
      .poll(async () => (await entries()).map((entry) => entry.data().state))
      .toEqual(['sent', 'sent']);
  });

  test('a shopper does not wait at all after a slow order', async () => {
    const mailer = { send: () => new Promise<never>(() => {}) };
    const mail = { ...api.deps.mail, waitMs: 60_000 };
    const deps = { ...api.deps, deadlineMs: 0, mailer, mail };
    expect(await placeOrder(deps, orderRequest(), FROM_HOME)).toMatchObject({ ok: true });
  });

  test('neither outbox nor log contain personal data', async () => {
    api.mailer.result = REFUSED;
    const number = await orderNumberOf(await order());
    await api.post('/api/contact', contactRequest());
    const outbox = JSON.stringify((await entries()).map((entry) => entry.data()));
    for (const personal of ['Erika', 'Muster', '@', '90009', 'Hintereingang', 'zurück']) {
      expect(outbox).not.toContain(personal);
      expect(JSON.stringify(api.log)).not.toContain(personal);
    }
    expect(JSON.stringify(api.log)).not.toContain(number);
    expect(api.log.filter(({ message }) => message.includes('EENVELOPE 451'))).toHaveLength(4);
  });
});

test('mails a contact request to the company with its sender as reply-to, who gets a receipt with their name alone', async () => {
  const response = await api.post('/api/contact', contactRequest());
  const { id } = (await response.json()) as { id: string };
  expect((await entries()).map((entry) => entry.id)).toEqual([`${id}-notice`, `${id}-receipt`]);
  expect(recipients()).toEqual(['erika@example.de', 'office@shop.example']);
  const [notice, receipt] = mailsById();
  for (const theirs of ['Muster GmbH', '90009 123', 'zurück']) {
    expect(JSON.stringify([receipt?.subject, receipt?.text, receipt?.html])).not.toContain(theirs);
  }
  expect(receipt?.text).toContain('Guten Tag Erika Muster,');
  expect(receipt?.text).toContain('Eingegangen: 02.03.2026, 10:30 Uhr');
  await api.post('/api/contact', contactRequest({ email: 'Eri.Ka+1@example.de' }));
  expect(recipients().filter((address) => address.includes('example.de'))).toHaveLength(1);
  api.pass(24 * 3_600_000);
  await api.post('/api/contact', contactRequest());
  expect(recipients().filter((address) => address.includes('example.de'))).toHaveLength(2);
  expect(notice).toMatchObject({
    replyTo: { name: 'Erika Muster', address: 'erika@example.de' },
    subject: 'Neue Anfrage von Erika Muster (Allgemeine Anfrage)',
  });
});

test.each<[what: string, send: (deps: AppDeps & Catalogues) => Promise<unknown>]>([
  ['an order', (deps) => placeOrder(deps, orderRequest(), FROM_HOME)],
  ['a contact request', (deps) => sendContact(deps, contactRequest(), FROM_HOME)],
])('%s that is not committed is mailed to nobody', async (_what, send) => {
  const runTransaction = failingToCommit(api.deps.runTransaction);
  await expect(send({ ...api.deps, runTransaction })).rejects.toThrow('not committed');
  expect(await entries()).toEqual([]);
  expect(api.mailer.mails).toEqual([]);
});
