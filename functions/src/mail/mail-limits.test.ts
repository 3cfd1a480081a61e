import type { UndeliveredMail } from '@shop/domain/contract/mail';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiForTests } from '../../test/api-for-tests.ts';
import {
  contactRequest,
  GRAVEL,
  orderRequest,
  RENTAL_WISH,
  rentalTool,
  storeProducts,
  storeRentalTools,
  withdrawal,
} from '../../test/shop-data.ts';
import { signedLink } from '../accounts/signed-link.ts';
import { readConfig } from '../config.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { placeOrder } from '../orders/place-order.ts';
import { book } from '../rentals/book.ts';
import { cancelBooking } from '../rentals/customer-changes.ts';
import { sendContact } from '../requests/send-contact.ts';
import { sendWithdrawal } from '../requests/send-withdrawal.ts';
import { LEASE_MS, outboxOf } from '../stored/outbox-entry.ts';
import { nextConfirmationSlot } from './confirmation-slots.ts';
import type { MailLimits } from './mail-config.ts';
import { type MailQuota, type MailQuotas, openMailQuotas } from './mail-quota.ts';
import { SEND_TIMEOUT_MS } from './smtp-mailer.ts';
import { sweepOutbox } from './sweep-outbox.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** As deployed. */
const CONFIG = readConfig({ RATE_LIMIT_KEY: 'a'.repeat(32), LINK_KEY: 'b'.repeat(32) });
const OFFICE = 'office@shop.example';
const api = apiForTests();
let placed: number;
/** Each process opens the quota once; several of these stand for several processes. */
let processes: MailQuotas[];

beforeEach(async () => {
  placed = 0;
  processes = [];
  await storeProducts(api.firestore, GRAVEL);
});

function depsWith(given: Partial<MailLimits>) {
  const limits = { ...CONFIG.mail.limits, ...given };
  if (processes.length === 0) {
    const open = () => openMailQuotas(api.deps, limits);
    processes = [open(), open(), open()];
  }
  const mailQuotas = processes[placed % processes.length] ?? api.deps.mailQuotas;
  // Mails are sent before they are counted, however busy this machine is.
  const mail = { ...api.deps.mail, limits, waitMs: 60_000 };
  return { ...api.deps, deadlineMs: 120_000, mailQuotas, mail };
}

/** Places an order, each from another browser and network. */
async function order(customer_email: string, limits: Partial<MailLimits> = {}) {
  placed += 1;
  const session_id = `session-${String(placed).padStart(16, '0')}`;
  const request = orderRequest({ session_id, customer_email });
  const result = await placeOrder(depsWith(limits), request, { address: `198.51.100.${placed}` });
  expect(result).toMatchObject({ ok: true, isNew: true });
}

/** Places orders, each with another address. */
const orders = (count: number, limits: Partial<MailLimits>) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => order(`kunde${index}@example.de`, limits)),
  );

const sweep = (limits: Partial<MailLimits> = {}) => sweepOutbox(depsWith(limits));
/** Lets time pass, with a sweep every half hour. */
async function sweepFor(hours: number, limits: Partial<MailLimits> = {}) {
  for (let swept = 0; swept < hours * 2; swept += 1) {
    api.pass(HOUR_MS / 2);
    await sweep(limits);
  }
}
const mailsTo = (address: string) => api.mailer.mails.filter(({ to }) => to.address === address);
const confirmations = () => api.mailer.mails.filter(({ to }) => to.address !== OFFICE);
const entriesBy = async (state: string) =>
  (await outboxOf(api.firestore).where('state', '==', state).get()).size;
const undelivered = () => api.read<UndeliveredMail[]>('/api/admin/undelivered-mail', api.asAdmin());

describe('confirmations to one address', () => {
  test('are sent at once up to five; the sixth follows an hour after the first', async () => {
    for (let count = 0; count < 6; count += 1) await order('fremde@example.de');
    expect(mailsTo('fremde@example.de')).toHaveLength(5);
    expect(mailsTo(OFFICE)).toHaveLength(6);
    expect(await entriesBy('waiting')).toBe(1);
    api.pass(HOUR_MS - 1);
    await sweep();
    expect(mailsTo('fremde@example.de')).toHaveLength(5);
    api.pass(1);
    await sweep();
    expect(mailsTo('fremde@example.de')).toHaveLength(6);
    expect(new Set(api.mailer.mails.map(({ id }) => id)).size).toBe(12);
  });

  test('never exceed five, even if ordered at the same time', async () => {
    await Promise.all(Array.from({ length: 9 }, () => order('fremde@example.de')));
    expect(mailsTo('fremde@example.de')).toHaveLength(5);
    expect(await entriesBy('waiting')).toBe(4);
  });

  test('count together however the address is written', async () => {
    const variants = ['Frem.De@Example.de', 'fremde+1@example.de', 'fremde+2@EXAMPLE.de'];
    for (const variant of [...variants, ...variants]) await order(variant);
    expect(confirmations()).toHaveLength(5);
    // As stored before addresses were validated: the mail library ignored the brackets.
    await order('<fremde@example.de>');
    await order('fremde@example.de>');
    expect(confirmations()).toHaveLength(5);
    await order('andere@example.de');
    expect(mailsTo('andere@example.de')).toHaveLength(1);
  });

  test('beyond twenty a day are listed as undelivered, and sent on the office’s request', async () => {
    for (let count = 0; count < 22; count += 1) await order('fremde@example.de');
    expect(await undelivered()).toHaveLength(2);
    await sweepFor(23);
    expect(mailsTo('fremde@example.de')).toHaveLength(20);
    const [mail] = await undelivered();
    expect(mail).toMatchObject({
      kind: 'order_confirmation',
      recipient: 'fremde@example.de',
      reason: 'too_many',
    });
    expect(api.log).toContainEqual(
      expect.objectContaining({
        severity: 'ERROR',
        message: 'Mail given up: too many for its recipient',
      }),
    );
    await api.post(`/api/admin/undelivered-mail/${mail?.id}/retry`, {}, api.asAdmin());
    await sweep();
    expect(mailsTo('fremde@example.de').at(-1)?.id).toBe(mail?.id);
    expect(await undelivered()).toHaveLength(1);
  });

  test('of strangers keep nothing from an address that the office sends', async () => {
    const { mail, rateLimitKey } = { ...api.deps, mail: CONFIG.mail };
    const deps = { ...api.deps, mail, rateLimitKey };
    const take = (isByOffice: boolean) =>
      api.deps.runTransaction(async (transaction) => {
        const slot = await nextConfirmationSlot(transaction, deps, 'erika@example.de', {
          isByOffice,
        });
        slot.take();
        return slot;
      });
    for (let ordered = 0; ordered < 20; ordered += 1) await take(false);
    expect(await take(false)).toMatchObject({ at: undefined, isLate: true });
    expect(await take(true)).toMatchObject({ at: api.clock.now, isLate: false });
  });

  test('leave no trace of the address', async () => {
    for (let count = 0; count < 6; count += 1) await order('fremde@example.de');
    const others = Object.entries(await api.everything()).filter(
      ([path]) => !path.startsWith('orders/'),
    );
    expect(JSON.stringify(others)).not.toContain('fremde');
  });
});

describe('the quota of an hour', () => {
  const QUOTA = { mailsPerHour: 10, noticesPerHour: 10 };

  test('holds for simultaneous orders, whose other mails are sent later', {
    timeout: 30_000,
  }, async () => {
    await orders(30, QUOTA);
    expect(api.mailer.mails.length).toBeLessThanOrEqual(20);
    api.pass(LEASE_MS);
    await Promise.all([sweep(QUOTA), sweep(QUOTA)]);
    // Plus two notices.
    expect(api.mailer.mails.length).toBeLessThanOrEqual(22);
    expect(await entriesBy('given_up')).toBe(0);
    await sweepFor(4, QUOTA);
    expect(await entriesBy('waiting')).toBe(0);
    expect(new Set(api.mailer.mails.map(({ id }) => id)).size).toBe(62);
    expect(api.mailer.mails).toHaveLength(62);
  });

  test('is reported to the office once when used up', async () => {
    await orders(12, QUOTA);
    api.pass(LEASE_MS);
    await Promise.all([sweep(QUOTA), sweep(QUOTA)]);
    await sweep(QUOTA);
    expect(api.mailer.mails).toHaveLength(22);
    const notices = api.mailer.mails.filter(({ subject }) => subject.startsWith('Obergrenze'));
    expect(notices).toMatchObject([
      { subject: 'Obergrenze erreicht: 10 E-Mails an Kunden in einer Stunde' },
      { subject: 'Obergrenze erreicht: 10 Meldungen an das Büro in einer Stunde' },
    ]);
    expect(notices.map(({ to }) => to.address)).toEqual([OFFICE, OFFICE]);
    const errors = api.log.filter(({ severity }) => severity === 'ERROR');
    expect(errors).toMatchObject([
      { message: 'Mail waits: 10 mails were sent within an hour' },
      { message: 'Mail waits: 10 notices were sent within an hour' },
    ]);
  });

  test('does not count failed mails', async () => {
    api.mailer.result = { ok: false, problem: 'ESOCKET', isPermanent: false };
    await orders(12, QUOTA);
    api.pass(3 * MINUTE_MS);
    await sweep(QUOTA);
    api.mailer.reset();
    api.pass(3 * MINUTE_MS);
    await sweep(QUOTA);
    expect(api.mailer.mails).toHaveLength(20 + 2);
  });

  test('of notices does not hold up customers’ mails, nor the other way round', async () => {
    await orders(4, { noticesPerHour: 4 });
    api.pass(LEASE_MS);
    const limits = { mailsPerHour: 200, noticesPerHour: 4 };
    const waiting = () => entriesBy('waiting');
    await sweep(limits);
    expect(await waiting()).toBe(0);
    api.mailer.result = { ok: false, problem: 'ESOCKET', isPermanent: false };
    await orders(4, limits);
    api.mailer.reset();
    api.pass(LEASE_MS);
    await sweep(limits);
    expect(confirmations()).toHaveLength(4);
    expect(await waiting()).toBe(4);
  });

  test('leaves a mail to the sweep if it comes so late that its lease would expire', async () => {
    const given: number[] = [];
    const mailQuota: MailQuota = {
      take: async (count) => {
        api.pass(LEASE_MS - SEND_TIMEOUT_MS);
        return count;
      },
      giveBack: async (count) => void given.push(count),
    };
    const deps = {
      ...depsWith({}),
      mailQuotas: { customer: mailQuota, office: mailQuota, requester: mailQuota },
    };
    await placeOrder(deps, orderRequest(), { address: '198.51.100.1' });
    expect(api.mailer.mails).toEqual([]);
    expect(given).toEqual([1, 1]);
    api.pass(SEND_TIMEOUT_MS);
    await sweep();
    expect(api.mailer.mails).toHaveLength(2);
  });
});

describe('one address’s forms', () => {
  const FROM = { address: '203.0.113.7' };

  /** Sends a minute's worth of both, each to another address. */
  async function fill(deps: Parameters<typeof sendContact>[0]) {
    const statuses: boolean[] = [];
    for (let sent = 0; sent < 5; sent += 1) {
      const email = `fremd${api.mailer.mails.length}.${sent}@example.de`;
      statuses.push((await sendContact(deps, contactRequest(), FROM)).ok);
      expect(await sendWithdrawal(deps, withdrawal({ email }), FROM)).toMatchObject({ ok: true });
    }
    return statuses;
  }

  test('do not hold up anybody else’s mails', { timeout: 60_000 }, async () => {
    const deps = { ...depsWith({}), contactLimit: CONFIG.contactLimit };
    const accepted: boolean[] = [];
    // Fifteen mails a minute would be 210.
    for (let minute = 0; minute < 14; minute += 1) {
      accepted.push(...(await fill(deps)));
      api.pass(MINUTE_MS);
    }
    expect(accepted.filter(Boolean)).toHaveLength(20);
    // All requests name one address, which gets one receipt.
    expect(api.mailer.mails).toHaveLength(20 + 1 + 2 * 20);
    await order('kunde@example.de');
    expect(mailsTo('kunde@example.de')).toHaveLength(1);
    expect(mailsTo(OFFICE)).toHaveLength(41);
    await sweepFor(23);
    expect(mailsTo(OFFICE)).toHaveLength(20 + 60 + 1);
    expect(await undelivered()).toHaveLength(20);
    expect((await api.firestore.collection('contacts').get()).size).toBe(20 + 70);
  });

  test('together with its orders leave mails for others', () => {
    const { mailsPerNetwork, receiptsPerHour, mailsPerHour, noticesPerHour } = CONFIG.mail.limits;
    const most = mailsPerNetwork + receiptsPerHour;
    expect(most).toBeLessThanOrEqual(Math.min(mailsPerHour, noticesPerHour) / 5);
  });
});

describe('what one network sends', { timeout: 60_000 }, () => {
  /** A quarter of each limit and of the mails sent: the rules are the same. */
  const QUARTER = Object.fromEntries(
    Object.entries(CONFIG.mail.limits).map(([name, max]) => [name, Math.floor(max / 4)]),
  );
  beforeEach(() => storeRentalTools(api.firestore, rentalTool({ id: 7, quantity_available: 99 })));
  const never = async () => undefined;
  let sent = 0;
  const next = () => {
    sent += 1;
    return `fremd${sent}@example.de`;
  };

  async function orderFrom(address: string, isCancelled: boolean) {
    const email = next();
    const session_id = `session-${email.padStart(20, '0')}`;
    const deps = depsWith(QUARTER);
    const placed = await placeOrder(deps, orderRequest({ session_id, customer_email: email }), {
      address,
    });
    if (!placed.ok) throw new Error(placed.message);
    const { orderNumber } = placed;
    const token = signedLink(
      deps.linkKey,
      { purpose: 'cancel-order', number: orderNumber },
      deps.now(),
    );
    const by = { address, token, findUserId: never };
    if (isCancelled) expect((await cancelOrder(deps, orderNumber, by)).ok).toBe(true);
  }

  async function bookFrom(address: string) {
    const deps = depsWith(QUARTER);
    const wish = { ...RENTAL_WISH, tool_id: 7, customer_email: next() };
    const booked = await book(deps, wish, { address });
    if (!booked.ok) throw new Error(booked.message);
    const { booking_number } = booked.booking;
    const token = signedLink(
      deps.linkKey,
      { purpose: 'booking', number: booking_number },
      deps.now(),
    );
    const by = { address, token, findUserId: never };
    expect((await cancelBooking(deps, booking_number, by)).ok).toBe(true);
  }

  /** An honest order gets both mails before its answer, even during an attack. */
  async function expectHonestAtOnce() {
    const [email, notices] = [next(), mailsTo(OFFICE).length];
    await order(email, QUARTER);
    expect([mailsTo(email).length, mailsTo(OFFICE).length]).toEqual([1, notices + 1]);
  }

  test.each<[what: string, attack: () => Promise<void>]>([
    [
      'from one address: 15 orders and 5 bookings, cancelled at once, 5 requests, 6 withdrawals',
      async () => {
        const address = '203.0.113.7';
        const deps = { ...depsWith(QUARTER), contactLimit: { ...CONFIG.contactLimit, max: 99 } };
        for (let count = 0; count < 15; count += 1) await orderFrom(address, true);
        for (let count = 0; count < 5; count += 1) await bookFrom(address);
        for (let count = 0; count < 5; count += 1) {
          await sendContact(deps, contactRequest({ email: next() }), { address });
        }
        for (let count = 0; count < 6; count += 1) {
          await sendWithdrawal(deps, withdrawal({ email: next() }), { address });
        }
      },
    ],
    [
      'from one /48: 60 orders of four addresses',
      async () => {
        for (let count = 0; count < 60; count += 1) {
          await orderFrom(`2001:db8:1:${count % 4}::/64`, false);
        }
      },
    ],
  ])('%s takes a fifth of an hour, and the rest waits behind others', async (_what, attack) => {
    await attack();
    expect(mailsTo(OFFICE).length).toBeLessThanOrEqual(10);
    expect(confirmations().length).toBeLessThanOrEqual(15);
    await expectHonestAtOnce();
    api.pass(MINUTE_MS);
    await sweep(QUARTER);
    expect(mailsTo(OFFICE)).toHaveLength(25);
    await expectHonestAtOnce();
    await sweepFor(3, QUARTER);
    expect(await entriesBy('deferred')).toBe(0);
    expect(await entriesBy('given_up')).toBe(0);
  });
});
