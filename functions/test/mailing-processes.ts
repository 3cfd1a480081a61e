import type { UndeliveredMail } from '@shop/domain/contract/mail';
import { orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { beforeEach, expect } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { MailLimits } from '../src/mail/mail-config.ts';
import { type MailQuotas, openMailQuotas } from '../src/mail/mail-quota.ts';
import { sweepOutbox } from '../src/mail/sweep-outbox.ts';
import { placeOrder } from '../src/orders/place-order.ts';
import { outboxOf } from '../src/stored/outbox-entry.ts';
import { apiForTests } from './api-for-tests.ts';
import { storeProducts } from './shop-data.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** As deployed. */
export const CONFIG = readConfig({ RATE_LIMIT_KEY: 'a'.repeat(32), LINK_KEY: 'b'.repeat(32) });
export const OFFICE = 'office@shop.example';

/** Three processes of a shop that mail within their common limits. */
export function mailingProcesses() {
  const api = apiForTests({ deadlineMs: 120_000 });
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
  const undelivered = () =>
    api.read<UndeliveredMail[]>('/api/admin/undelivered-mail', api.asAdmin());

  const counts = { confirmations, entriesBy, mailsTo, undelivered };
  return { api, depsWith, order, orders, sweep, sweepFor, ...counts };
}
