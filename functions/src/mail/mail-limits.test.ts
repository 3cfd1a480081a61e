import { orderRequest } from '@shop/domain/testing/sent';
import { describe, expect, test } from 'vitest';
import {
  CONFIG,
  HOUR_MS,
  MINUTE_MS,
  mailingProcesses,
  OFFICE,
} from '../../test/mailing-processes.ts';
import { placeOrder } from '../orders/place-order.ts';
import { LEASE_MS } from '../stored/outbox-entry.ts';
import { nextConfirmationSlot } from './confirmation-slots.ts';
import type { MailQuota } from './mail-quota.ts';
import { SEND_TIMEOUT_MS } from './smtp-mailer.ts';

const {
  api,
  confirmations,
  depsWith,
  entriesBy,
  mailsTo,
  order,
  orders,
  sweep,
  sweepFor,
  undelivered,
} = mailingProcesses();

describe('confirmations to one address', () => {
  test('are sent at once up to five, even if ordered at the same time, the others an hour later, and leave no trace of the address', async () => {
    await Promise.all(Array.from({ length: 9 }, () => order('fremde@example.de')));
    expect(mailsTo('fremde@example.de')).toHaveLength(5);
    expect(mailsTo(OFFICE)).toHaveLength(9);
    expect(await entriesBy('waiting')).toBe(4);
    const stored = Object.entries(await api.everything());
    const others = stored.filter(([path]) => !path.startsWith('orders/'));
    expect(JSON.stringify(others)).not.toContain('fremde');
    api.pass(HOUR_MS - 1);
    await sweep();
    expect(mailsTo('fremde@example.de')).toHaveLength(5);
    api.pass(1);
    await sweep();
    expect(mailsTo('fremde@example.de')).toHaveLength(9);
    expect(new Set(api.mailer.mails.map(({ id }) => id)).size).toBe(18);
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

  test('beyond those of a day are listed as undelivered, and sent on the office’s request', async () => {
    const seven = { confirmationsPerDay: 7 };
    for (let count = 0; count < 9; count += 1) await order('fremde@example.de', seven);
    expect(await undelivered()).toHaveLength(2);
    await sweepFor(2);
    api.pass(21 * HOUR_MS);
    await sweep();
    expect(mailsTo('fremde@example.de')).toHaveLength(7);
    const [mail] = await undelivered();
    const told = { kind: 'order_confirmation', recipient: 'fremde@example.de', reason: 'too_many' };
    expect(mail).toMatchObject(told);
    const message = 'Mail given up: too many for its recipient';
    expect(api.log).toContainEqual(expect.objectContaining({ severity: 'ERROR', message }));
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
        const by = { isByOffice };
        const slot = await nextConfirmationSlot(transaction, deps, 'erika@example.de', by);
        slot.take();
        return slot;
      });
    for (let ordered = 0; ordered < 20; ordered += 1) await take(false);
    expect(await take(false)).toMatchObject({ at: undefined, isLate: true });
    expect(await take(true)).toMatchObject({ at: api.clock.now, isLate: false });
  });
});

describe('the quota of an hour', () => {
  const QUOTA = { mailsPerHour: 5, noticesPerHour: 5 };

  test('holds for simultaneous orders, whose other mails are sent later, and is reported to the office once', async () => {
    await orders(6, QUOTA);
    expect(api.mailer.mails.length).toBeLessThanOrEqual(10);
    api.pass(LEASE_MS);
    await Promise.all([sweep(QUOTA), sweep(QUOTA)]);
    await sweep(QUOTA);
    expect(api.mailer.mails).toHaveLength(12);
    const notices = api.mailer.mails.filter(({ subject }) => subject.startsWith('Obergrenze'));
    const what = ['E-Mails an Kunden', 'Meldungen an das Büro'];
    expect(notices.map(({ to, subject }) => [to.address, subject])).toEqual(
      what.map((mails) => [OFFICE, `Obergrenze erreicht: 5 ${mails} in einer Stunde`]),
    );
    const errors = api.log.filter(({ severity }) => severity === 'ERROR');
    expect(errors).toMatchObject([
      { message: 'Mail waits: 5 mails were sent within an hour' },
      { message: 'Mail waits: 5 notices were sent within an hour' },
    ]);
    expect(await entriesBy('given_up')).toBe(0);
    await sweepFor(2, QUOTA);
    expect(await entriesBy('waiting')).toBe(0);
    expect(new Set(api.mailer.mails.map(({ id }) => id)).size).toBe(14);
    expect(api.mailer.mails).toHaveLength(14);
  });

  test('does not count failed mails', async () => {
    api.mailer.result = { ok: false, problem: 'ESOCKET', isPermanent: false };
    await orders(6, QUOTA);
    api.pass(3 * MINUTE_MS);
    await sweep(QUOTA);
    api.mailer.reset();
    api.pass(3 * MINUTE_MS);
    await sweep(QUOTA);
    expect(api.mailer.mails).toHaveLength(10 + 2);
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
    const mailQuotas = { customer: mailQuota, office: mailQuota, requester: mailQuota };
    const deps = { ...depsWith({}), mailQuotas };
    await placeOrder(deps, orderRequest(), { address: '198.51.100.1' });
    expect(api.mailer.mails).toEqual([]);
    expect(given).toEqual([1, 1]);
    api.pass(SEND_TIMEOUT_MS);
    await sweep();
    expect(api.mailer.mails).toHaveLength(2);
  });
});
