import type { UndeliveredMail } from '@shop/domain/mail';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GRAVEL, orderRequest, storeProducts } from '../../test/shop-data.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { placeOrder } from '../orders/place-order.ts';
import { LEASE_MS, outboxOf } from '../stored/outbox-entry.ts';
import type { MailLimits } from './mail-config.ts';
import { type MailQuota, openMailQuota } from './mail-quota.ts';
import { SEND_TIMEOUT_MS } from './smtp-mailer.ts';
import { sweepOutbox } from './sweep-outbox.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const USUAL: MailLimits = { confirmationsPerHour: 5, confirmationsPerDay: 20, mailsPerHour: 200 };
const OFFICE = 'office@shop.example';
let api: TestApi;
let placed: number;
/** A process has one quota; more of them are more processes. */
let processes: MailQuota[];

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.reset();
  placed = 0;
  processes = [];
  await storeProducts(api.firestore, GRAVEL);
});
afterAll(() => api.stop());

function depsWith(given: Partial<MailLimits>) {
  const limits = { ...USUAL, ...given };
  if (processes.length === 0) {
    const open = () => openMailQuota(api.deps, limits.mailsPerHour);
    processes = [open(), open(), open()];
  }
  const mailQuota = processes[placed % processes.length] ?? api.deps.mailQuota;
  return { ...api.deps, mailQuota, mail: { ...api.deps.mail, limits } };
}

/** Places an order, each from another browser and network. */
async function order(customer_email: string, limits: Partial<MailLimits> = {}) {
  placed += 1;
  const session_id = `session-${String(placed).padStart(16, '0')}`;
  const request = orderRequest({ session_id, customer_email });
  const result = await placeOrder(depsWith(limits), request, { address: `198.51.100.${placed}` });
  expect(result).toMatchObject({ ok: true, isNew: true });
}

/** Likewise to as many addresses. */
const orders = (count: number, limits: Partial<MailLimits>) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => order(`kunde${index}@example.de`, limits)),
  );

const sweep = (limits: Partial<MailLimits> = {}) => sweepOutbox(depsWith(limits));
const pass = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
/** Lets the time pass, with a sweep every ten minutes. */
async function sweepFor(hours: number, limits: Partial<MailLimits> = {}) {
  for (let swept = 0; swept < hours * 6; swept += 1) {
    pass(HOUR_MS / 6);
    await sweep(limits);
  }
}
const mailsTo = (address: string) => api.mailer.mails.filter(({ to }) => to.address === address);
const confirmations = () => api.mailer.mails.filter(({ to }) => to.address !== OFFICE);
const entriesBy = async (state: string) =>
  (await outboxOf(api.firestore).where('state', '==', state).get()).size;
const admin = () => api.signedIn('chef', { admin: true });
const undelivered = async () => {
  const response = await api.call('/api/admin/undelivered-mail', { headers: admin() });
  return (await response.json()) as UndeliveredMail[];
};

describe('confirmations to one address', () => {
  test('are sent at once up to five, and the sixth an hour after the first', async () => {
    for (let count = 0; count < 6; count += 1) await order('fremde@example.de');
    expect(mailsTo('fremde@example.de')).toHaveLength(5);
    expect(mailsTo(OFFICE)).toHaveLength(6);
    expect(await entriesBy('waiting')).toBe(1);
    pass(HOUR_MS - 1);
    await sweep();
    expect(mailsTo('fremde@example.de')).toHaveLength(5);
    pass(1);
    await sweep();
    expect(mailsTo('fremde@example.de')).toHaveLength(6);
    expect(new Set(api.mailer.mails.map(({ id }) => id)).size).toBe(12);
  });

  test('are never more than five when they are ordered at the same time', async () => {
    await Promise.all(Array.from({ length: 9 }, () => order('fremde@example.de')));
    expect(mailsTo('fremde@example.de')).toHaveLength(5);
    expect(await entriesBy('waiting')).toBe(4);
  });

  test('count together however the address is written', async () => {
    const variants = ['Frem.De@Example.de', 'fremde+1@example.de', 'fremde+2@EXAMPLE.de'];
    for (const variant of [...variants, ...variants]) await order(variant);
    expect(confirmations()).toHaveLength(5);
    await order('andere@example.de');
    expect(mailsTo('andere@example.de')).toHaveLength(1);
  });

  test('beyond twenty a day are listed as undelivered, and sent if the office wants it', async () => {
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
    await api.post(`/api/admin/undelivered-mail/${mail?.id}/retry`, {}, admin());
    await sweep();
    expect(mailsTo('fremde@example.de').at(-1)?.id).toBe(mail?.id);
    expect(await undelivered()).toHaveLength(1);
  });

  test('of a customer who orders all day long are not held back', async () => {
    for (let count = 0; count < 18; count += 1) {
      await order('bau@example.de');
      pass(HOUR_MS / 4);
    }
    expect(mailsTo('bau@example.de')).toHaveLength(18);
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
  const QUOTA = { mailsPerHour: 20 };

  test('is not exceeded by orders at the same time, whose other mails are sent later', {
    timeout: 30_000,
  }, async () => {
    await orders(30, QUOTA);
    expect(api.mailer.mails.length).toBeLessThanOrEqual(20);
    pass(LEASE_MS);
    await Promise.all([sweep(QUOTA), sweep(QUOTA)]);
    // The notice comes on top.
    expect(api.mailer.mails.length).toBeLessThanOrEqual(21);
    expect(await entriesBy('given_up')).toBe(0);
    await sweepFor(4, QUOTA);
    expect(await entriesBy('waiting')).toBe(0);
    expect(new Set(api.mailer.mails.map(({ id }) => id)).size).toBe(61);
    expect(api.mailer.mails).toHaveLength(61);
  });

  test('is used up and told to the office once', async () => {
    await orders(12, QUOTA);
    pass(LEASE_MS);
    await Promise.all([sweep(QUOTA), sweep(QUOTA)]);
    await sweep(QUOTA);
    expect(api.mailer.mails).toHaveLength(21);
    const notices = api.mailer.mails.filter(({ subject }) => subject.startsWith('Obergrenze'));
    expect(notices).toMatchObject([
      { to: { address: OFFICE }, subject: 'Obergrenze erreicht: 20 E-Mails in einer Stunde' },
    ]);
    const errors = api.log.filter(({ severity }) => severity === 'ERROR');
    expect(errors).toMatchObject([{ message: 'Mail waits: 20 were sent within an hour' }]);
  });

  test('lets what waits be sent as soon as the hour is over', async () => {
    await orders(12, QUOTA);
    pass(LEASE_MS);
    await sweep(QUOTA);
    const waiting = (await outboxOf(api.firestore).where('state', '==', 'waiting').get()).docs;
    pass(HOUR_MS);
    await sweep(QUOTA);
    const sent = api.mailer.mails.map(({ id }) => id);
    expect(sent).toEqual(expect.arrayContaining(waiting.map(({ id }) => id)));
  });

  test('is not used up by mails that failed', async () => {
    api.mailer.result = { ok: false, problem: 'ESOCKET', isPermanent: false };
    await orders(12, QUOTA);
    pass(3 * MINUTE_MS);
    await sweep(QUOTA);
    api.mailer.reset();
    pass(3 * MINUTE_MS);
    await sweep(QUOTA);
    expect(api.mailer.mails).toHaveLength(20 + 1);
  });

  test('leaves a mail to the sweep when it comes so late that its lease would expire', async () => {
    const given: number[] = [];
    const mailQuota: MailQuota = {
      take: async (count) => {
        pass(LEASE_MS - SEND_TIMEOUT_MS);
        return count;
      },
      giveBack: async (count) => void given.push(count),
    };
    const deps = { ...depsWith({}), mailQuota };
    await placeOrder(deps, orderRequest(), { address: '198.51.100.1' });
    expect(api.mailer.mails).toEqual([]);
    expect(given).toEqual([2]);
    pass(SEND_TIMEOUT_MS);
    await sweep();
    expect(api.mailer.mails).toHaveLength(2);
  });
});
