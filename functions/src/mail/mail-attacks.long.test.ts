import { contactRequest, orderRequest, RENTAL_WISH, withdrawal } from '@shop/domain/testing/sent';
import { rentalTool } from '@shop/domain/testing/stored';
import { beforeEach, describe, expect, test } from 'vitest';
import { CONFIG, MINUTE_MS, mailingProcesses, OFFICE } from '../../test/mailing-processes.ts';
import { storeRentalTools } from '../../test/shop-data.ts';
import { signedLink } from '../accounts/signed-link.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { placeOrder } from '../orders/place-order.ts';
import { book } from '../rentals/book.ts';
import { cancelBooking } from '../rentals/customer-changes.ts';
import { sendContact } from '../requests/send-contact.ts';
import { sendWithdrawal } from '../requests/send-withdrawal.ts';

const { api, confirmations, depsWith, entriesBy, mailsTo, order, sweep, sweepFor, undelivered } =
  mailingProcesses();

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

  test('do not hold up anybody else’s mails', async () => {
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

describe('what one network sends', () => {
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
    expect((await cancelBooking(deps, booking_number, by, {})).ok).toBe(true);
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
