import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SESSION_ID_HEADER } from '@shop/domain/contract/call';
import type { InvoiceResult } from '@shop/domain/invoice/invoice-list';
import type { Fault } from '@shop/emulators/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { auditAll } from '../../operations/audit/audit.ts';
import { invoicesOf } from '../../src/stored/invoice.ts';
import { orderNumber, storeOrders } from '../../test/stored-data.ts';
import { PRICED_PRODUCTS } from '../stack/catalogue.ts';
import { type Shop, unsignedSessionCookie } from '../stack/shop.ts';
import { type BookingRecords, bookTool, checkBookings } from './booker.ts';
import { checkSessions, OF_THE_TRIAL, type SessionRecord } from './checks.ts';
import { doOfficeWork, type SaveRecord, sendUntilAnswered } from './clerk.ts';
import { checkOffice, OFFICE_ACCOUNT, storeOfficeStock } from './office-checks.ts';
import { createRandom, type Random } from './random.ts';
import { CallStats, createClient } from './shop-client.ts';
import { abandonCart, placeOrder } from './shopper.ts';

export interface ScenarioContext {
  shop: Shop;
  firestore: Firestore;
  seed: number;
  /** Shared by all scenarios: later ones must not damage the data of earlier ones. */
  sessions: SessionRecord[];
  clients: number;
  ordersPerClient: number;
}

export interface ScenarioResult {
  name: string;
  /** Empty if the shop kept its promises. */
  violations: string[];
  /** Orders, or the office's saves. */
  finished: number;
  stats: CallStats;
  remark: string;
}

/** The shop's promise, plus some tolerance for a busy machine. */
const MAX_CALL_MS = 10_500;
/** A call may have to wait for processes to start. */
const MAX_CALL_WITH_KILLS_MS = 20_000;
const MAX_RECOVERY_MS = 10_000;
const OUTAGE_MS = 12_000; // longer than any call may take

/** Firestore outages by name: a fault of every call or, without one, a killed process. */
export const OUTAGES: Readonly<Record<string, Fault | undefined>> = {
  'Firestore 2 s slow': { delayMs: 2000 },
  UNAVAILABLE: { code: 'UNAVAILABLE' },
  ABORTED: { code: 'ABORTED' },
  DEADLINE_EXCEEDED: { code: 'DEADLINE_EXCEEDED' },
  'every 3rd answer lost': { code: 'UNAVAILABLE', when: 'after', every: 3 },
  'every 3rd answer late': { code: 'DEADLINE_EXCEEDED', when: 'after', every: 3 },
  'Firestore down': undefined,
};

/**
 * Kills the function, Firestore or both at random while clients order: after one to
 * `maxAnswersBetween` successful answers each, until all clients are done or `maxKills` is reached.
 */
export async function runWithKills(
  context: ScenarioContext,
  options: KillOptions,
): Promise<ScenarioResult> {
  const stats = new CallStats();
  const { result, remark } = await whileKilling(context, stats, options, () =>
    runShoppers(context, stats, { maxMs: MAX_CALL_WITH_KILLS_MS }),
  );
  const violations = await violationsOf(context, result.violations);
  return { ...result, name: 'killed processes', violations, remark };
}

/**
 * Like `runWithKills`, but the office saves, renames and undoes: each request has to be stored
 * completely or not at all, with its log and revision, and only once, however often it was sent.
 */
export async function runOfficeWithKills(
  context: Omit<ScenarioContext, 'sessions' | 'ordersPerClient'> & { savesPerClient: number },
  options: KillOptions,
): Promise<ScenarioResult> {
  const { shop, firestore, seed, clients, savesPerClient } = context;
  await storeOfficeStock(firestore);
  await shop.functionService.kill();
  await shop.functionService.start();
  const stats = new CallStats();
  const records: SaveRecord[] = [];
  let repeated = 0;
  const workAs = async (index: number) => {
    const call = createClient({
      origin: shop.origin,
      stats,
      address: `198.51.200.${index + 1}`,
      maxMs: MAX_CALL_WITH_KILLS_MS,
      headers: { cookie: unsignedSessionCookie(OFFICE_ACCOUNT, { admin: true }) },
    });
    const random = createRandom(seed * 1000 + index + 1);
    const onRepeat = () => {
      repeated += 1;
    };
    for (let left = savesPerClient; left > 0; left -= 1) {
      await doOfficeWork({ call, random, records, onRepeat });
    }
  };
  await fetch(`${shop.origin}/api/products`);
  const { result: broken, remark } = await whileKilling(context, stats, options, () =>
    inParallel(clients, workAs),
  );
  const violations = [
    ...broken,
    ...(await checkOffice(firestore, records)),
    ...(await auditNow(firestore)),
  ];
  return {
    name: 'killed while the office saves',
    finished: records.length,
    stats,
    violations,
    remark: `${remark}; ${repeated} sent again`,
  };
}

const CREDIT = {
  reason: 'Ein Sack war gerissen',
  lines: [],
  amounts: [{ text: 'Nachlass', amount: 1, vat_rate: 19 }],
};

/**
 * Like `runWithKills`, but several clerks write invoices at once, one by one and in batches, and credit a part of
 * some: each order has to get exactly one of each, numbers must have no gap, the chain must be unbroken, and no
 * mail may be lost.
 */
export async function runInvoicesWithKills(
  context: Omit<ScenarioContext, 'sessions'>,
  options: KillOptions,
): Promise<ScenarioResult> {
  const { shop, firestore, seed, clients, ordersPerClient } = context;
  const orders = Array.from({ length: clients * ordersPerClient }, (_, index) =>
    orderNumber(index),
  );
  await storeOrders(
    firestore,
    ...orders.map(() => ({ order_status: 'delivered', notes: OF_THE_TRIAL })),
  );
  const stats = new CallStats();
  const told = new Map<string, string>();
  let credited = 0;
  const writeAs = async (index: number) => {
    const call = createClient({
      origin: shop.origin,
      stats,
      address: `198.51.201.${index + 1}`,
      maxMs: MAX_CALL_WITH_KILLS_MS,
      headers: { cookie: unsignedSessionCookie(OFFICE_ACCOUNT, { admin: true }) },
    });
    const random = createRandom(seed * 1000 + index + 1);
    const own = orders.slice(index * ordersPerClient, (index + 1) * ordersPerClient);
    while (own.length > 0) {
      const order_numbers = own.splice(0, random.integer(1, 3));
      const body = { request_id: randomUUID(), order_numbers };
      const answer = await sendUntilAnswered({ call, random }, '/api/admin/invoices', body);
      for (const result of answer.body as InvoiceResult[]) {
        if (result.outcome !== 'written') continue;
        told.set(result.order_number, result.number);
        if (random.integer(1, 3) > 1) continue;
        const path = `/api/admin/invoices/${result.number}/credit`;
        await sendUntilAnswered({ call, random }, path, { ...CREDIT, request_id: randomUUID() });
        credited += 1;
      }
    }
  };
  const { result: broken, remark } = await whileKilling(context, stats, options, () =>
    inParallel(clients, writeAs),
  );
  const count = (await invoicesOf(firestore).count().get()).data().count;
  const violations = [
    ...broken,
    ...(await auditNow(firestore)),
    ...(count === orders.length + credited
      ? []
      : [`There are ${count} invoices and credit notes of ${orders.length} orders.`]),
    ...(new Set(told.values()).size === orders.length
      ? []
      : ['Not every order was told its own number.']),
  ];
  return {
    name: 'killed while invoices are written',
    finished: told.size,
    stats,
    violations,
    remark: `${remark}; ${credited} credited`,
  };
}

/**
 * Like `runWithKills`, but customers compete for the same few tools and the office cancels some bookings: no
 * more pieces may be out than exist, no day blocked without a booking, and no booking without its mails.
 */
export async function runBookingsWithKills(
  context: Omit<ScenarioContext, 'sessions' | 'ordersPerClient'> & { bookingsPerClient: number },
  options: KillOptions,
): Promise<ScenarioResult> {
  const { shop, firestore, seed, clients, bookingsPerClient } = context;
  const stats = new CallStats();
  const records: BookingRecords = new Map();
  const bookAs = async (index: number) => {
    const call = createClient({
      origin: shop.origin,
      stats,
      address: `198.51.202.${index + 1}`,
      maxMs: MAX_CALL_WITH_KILLS_MS,
      headers: { cookie: unsignedSessionCookie(OFFICE_ACCOUNT, { admin: true }) },
    });
    const random = createRandom(seed * 1000 + index + 1);
    for (let left = bookingsPerClient; left > 0; left -= 1)
      await bookTool({ call, random }, records);
  };
  const { result: broken, remark } = await whileKilling(context, stats, options, () =>
    inParallel(clients, bookAs),
  );
  return {
    name: 'killed while tools are booked',
    finished: records.size,
    stats,
    violations: [
      ...broken,
      ...(await checkBookings(firestore, records)),
      ...(await auditNow(firestore)),
    ],
    remark,
  };
}

const auditNow = async (firestore: Firestore) => (await auditAll(firestore, new Date())).findings;

/** Violations that ordering clients found, records that are not stored, and findings of the audit. */
const violationsOf = async (
  { firestore, sessions }: ScenarioContext,
  found: readonly string[],
): Promise<string[]> => [
  ...found,
  ...(await checkSessions(firestore, sessions)),
  ...(await auditNow(firestore)),
];

/** Kills and restarts processes until `work` is done. */
async function whileKilling<Result>(
  { shop, seed }: Pick<ScenarioContext, 'shop' | 'seed'>,
  stats: CallStats,
  { maxAnswersBetween, maxKills = Number.POSITIVE_INFINITY }: KillOptions,
  work: () => Promise<Result>,
): Promise<{ result: Result; remark: string }> {
  const random = createRandom(seed);
  const kills = { function: 0, Firestore: 0, both: 0 };
  let isDone = false;
  const killing = (async () => {
    for (let count = 0; count < maxKills; count += 1) {
      const killAt = stats.succeeded + random.integer(1, maxAnswersBetween);
      while (stats.succeeded < killAt && !isDone) await pause(5);
      if (isDone) return;
      kills[await killAndRestart(shop, random)] += 1;
    }
  })();
  const result = await work().finally(() => {
    isDone = true;
  });
  await killing;
  const remark = `kills: ${kills.function} × function, ${kills.Firestore} × Firestore, ${kills.both} × both`;
  return { result, remark };
}

interface KillOptions {
  maxAnswersBetween: number;
  maxKills?: number;
}

async function killAndRestart(shop: Shop, random: Random) {
  const target = random.pick(['function', 'function', 'Firestore', 'Firestore', 'both'] as const);
  const services = {
    function: [shop.functionService],
    Firestore: [shop.firestoreService],
    both: [shop.functionService, shop.firestoreService],
  }[target];
  await pause(random.integer(0, 30));
  await Promise.all(services.map((service) => service.kill()));
  await pause(random.integer(0, 500));
  await Promise.all(services.map((service) => service.start()));
  return target;
}

/**
 * Lets clients order through a Firestore outage. Every call must be answered in time, and the shop
 * must recover by itself.
 */
export async function runWithOutage(
  context: ScenarioContext,
  name: string,
  fault: Fault | undefined,
): Promise<ScenarioResult> {
  const { shop } = context;
  if (fault) await setFault(shop, { method: 'PUT', body: JSON.stringify(fault) });
  else await shop.firestoreService.kill();
  const running = runShoppers(context, new CallStats(), { maxMs: MAX_CALL_MS });
  await pause(OUTAGE_MS);
  if (fault) await setFault(shop, { method: 'DELETE' });
  else await shop.firestoreService.start();
  const recoveryMs = await timeUntilWritable(shop.origin);
  const result = await running;
  const violations = await violationsOf(context, result.violations);
  if (recoveryMs > MAX_RECOVERY_MS) violations.push('The shop did not recover in time.');
  const remark = `recovered after ${(recoveryMs / 1000).toFixed(1)} s`;
  return { ...result, name, violations, remark };
}

async function setFault({ database }: Shop, init: RequestInit): Promise<void> {
  const response = await fetch(`http://${database}/emulator/v1/fault`, init);
  if (!response.ok) throw new Error(`Firestore refused the fault: ${await response.text()}`);
}

async function timeUntilWritable(origin: string): Promise<number> {
  const startedMs = performance.now();
  const stats = new CallStats();
  const call = createClient({ origin, address: '203.0.113.1', stats, maxMs: MAX_CALL_MS });
  const body = { product_id: PRICED_PRODUCTS[0]?.id, quantity: 1 };
  for (;;) {
    const headers = { [SESSION_ID_HEADER]: randomUUID() };
    const response = await call('POST', '/api/cart', { body, headers });
    if (response?.status === 200) return performance.now() - startedMs;
    await pause(50);
  }
}

/**
 * Lets clients with a session cookie order while Firebase Auth cannot check it: they order as
 * guests and no call fails.
 */
export async function runWithoutAuth(context: ScenarioContext): Promise<ScenarioResult> {
  const headers = { cookie: unsignedSessionCookie('erika') };
  const result = await runShoppers(context, new CallStats(), { maxMs: MAX_CALL_MS, headers });
  const violations = await violationsOf(context, result.violations);
  if (result.stats.failed > 0) violations.push('Calls failed although only Auth was down.');
  return { ...result, name: 'Auth down', violations, remark: 'all with a session cookie' };
}

/** Lets all clients order at once, each from its own address. */
async function runShoppers(
  { shop, seed, sessions, clients, ordersPerClient }: ScenarioContext,
  stats: CallStats,
  options: { maxMs: number; headers?: Readonly<Record<string, string>> },
): Promise<Pick<ScenarioResult, 'finished' | 'violations' | 'stats'>> {
  let finished = 0;
  const shopAs = async (index: number) => {
    const address = `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`;
    const call = createClient({ origin: shop.origin, stats, address, ...options });
    const shopper = { call, sessions, random: createRandom(seed * 1000 + index + 1) };
    for (let left = ordersPerClient; left > 0; left -= 1) {
      await placeOrder(shopper);
      finished += 1;
    }
    await abandonCart(shopper);
  };
  const violations = await inParallel(clients, shopAs);
  return { finished, violations, stats };
}

/** Lets all clients work at once; resolves to the errors that stopped some of them. */
async function inParallel(
  clients: number,
  workAs: (index: number) => Promise<void>,
): Promise<string[]> {
  const outcomes = await Promise.allSettled(Array.from({ length: clients }, (_, i) => workAs(i)));
  return outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [String(outcome.reason)] : [],
  );
}
