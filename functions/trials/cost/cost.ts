import { REQUEST_KINDS } from '../load/request-kinds.ts';
import { type Metered, PRICES } from './prices.ts';

/** How often each kind of request in the table of reads and writes is sent. */
type Mix = Readonly<Record<string, number>>;

/** Requests that an average visit makes: assumptions, like the next two. */
const VISIT: Mix = {
  'product list': 1,
  categories: 1,
  'page of a product': 2,
  'cart, first add': 0.1,
  'cart, add': 0.1,
  'cart, read': 0.3,
  'contact request': 0.002,
  'own account': 0.05,
};

/** Additional requests per order, including its three steps and the office's views of it. */
const ORDER: Mix = {
  'order to a postcode': 1,
  'order, read': 2,
  'admin: what waits today': 2,
  'admin: orders, one page': 2,
  'admin: one order': 3,
  'admin: order status': 3,
  'admin: payment': 1,
};
/** For each step's mail, sent by the sweep; verified by a test. */
export const SWEPT_MAIL = { reads: 4, writes: 3 };
const STEPS = 3;
const PAGES_PER_VISIT = 5;
/** A further page: its document and pictures; scripts and fonts are cached. */
const PAGE_KB = 40;

const MONTH_MINUTES = 30 * 24 * 60;
/** Every ten seconds in each active process, assuming one around the clock. */
const POLLS = MONTH_MINUTES * 6;
/** Process starts, and the most that each reads of the catalogue. */
const STARTS = { count: 30 * 30, reads: 20 };
const SWEEP = { reads: 3, writes: 1, seconds: 0.3, gib: 0.25 };

/** Cloud Run bills at least this much per request; orders wait for their mails. */
const REQUEST_SECONDS = 0.1;
const ORDER_SECONDS = 1.5;
const API_GIB = 0.5;

export interface Size {
  visits: number;
  orders: number;
  /** Size of a first visit to `/`. */
  firstVisitKb: number;
}

/** Monthly usage of each metered resource for a shop of this size. */
export function usageOf({ visits, orders, firstVisitKb }: Size): Record<Metered, number> {
  const [visit, order] = [sumOf(VISIT), sumOf(ORDER)];
  const requests = visits * visit.requests + orders * order.requests;
  const apiSeconds = requests * REQUEST_SECONDS + orders * (ORDER_SECONDS - REQUEST_SECONDS);
  const sweepSeconds = MONTH_MINUTES * SWEEP.seconds;
  return {
    reads:
      visits * visit.reads +
      orders * (order.reads + STEPS * SWEPT_MAIL.reads) +
      MONTH_MINUTES * SWEEP.reads +
      POLLS +
      STARTS.count * STARTS.reads,
    writes:
      visits * visit.writes +
      orders * (order.writes + STEPS * SWEPT_MAIL.writes) +
      MONTH_MINUTES * SWEEP.writes,
    cpuSeconds: apiSeconds + sweepSeconds,
    memorySeconds: apiSeconds * API_GIB + sweepSeconds * SWEEP.gib,
    requests: requests + MONTH_MINUTES,
    transferGb: (visits * (firstVisitKb + (PAGES_PER_VISIT - 1) * PAGE_KB)) / 1e6,
    jobs: 2,
    secrets: 4,
  };
}

function sumOf(mix: Mix) {
  const sums = { requests: 0, reads: 0, writes: 0 };
  for (const [name, times] of Object.entries(mix)) {
    const kind = REQUEST_KINDS.find((each) => each.name === name);
    if (!kind) throw new Error(`There is no kind of request "${name}".`);
    sums.requests += times;
    sums.reads += times * kind.cost.reads;
    sums.writes += times * kind.cost.writes;
  }
  return sums;
}

export interface CostLine {
  label: string;
  used: number;
  euro: number;
}

/** Cost per month of each metered resource in euro, with or without the free quotas. */
export function costOf(size: Size, euroPerDollar: number, hasFree: boolean): CostLine[] {
  return Object.entries(usageOf(size)).map(([name, used]) => {
    const { label, per, usd, free } = PRICES[name as Metered];
    const billed = Math.max(0, used - (hasFree ? free : 0));
    return { label, used, euro: (billed / per) * usd * euroPerDollar };
  });
}

/**
 * Size of a first visit to `/` in kB, as documented in docs/performance.md: scripts, fonts, pictures and
 * document.
 */
export function firstVisitKb(performance: string): number {
  const cells = [
    /^\| `\/` \| ([\d.]+) /m,
    /^\| `\/`: fonts \| (\d+) /m,
    /^\| `\/`: pictures \| (\d+) /m,
    /with brotli; `\/` [\d.]+ and ([\d.]+)\./,
  ].map((cell) => Number(cell.exec(performance.split('## Weight')[1] ?? '')?.[1]));
  const sum = cells.reduce((total, cell) => total + cell, 0);
  if (Number.isNaN(sum)) throw new Error('docs/performance.md does not tell the weight of /.');
  return sum;
}
