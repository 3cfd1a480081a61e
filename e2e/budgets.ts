import { expect } from '@playwright/test';
import { type FirstVisit, scriptWeight } from './first-visit.ts';

/**
 * kB of scripts (brotli) that a first visit may load. The hashed file names listed by the service
 * worker and the entry change them by up to 0.05 kB with each release.
 */
export const SCRIPT_BUDGETS = {
  '/': 150,
  '/katalog': 160,
  '/produkt/1': 168,
  others: 167,
  planner: 185,
  forms: 195,
  /** With a cart: forms, delivery days and the order's totals. */
  checkout: 223,
  /** Forms, prices and free days of a tool. */
  reservation: 223,
  booking: 163,
  account: 363,
  office: 363,
} as const;

const FORM_ADDRESSES = [
  '/miete/1',
  '/leistungen',
  '/lieferung',
  '/kontakt',
  '/schnelleingabe',
  '/angebot/AN-10001',
  '/widerruf',
  '/checkout',
];

/** kB that a first visit to / may load besides scripts. */
export const HOME_BUDGETS = { fonts: 60, pictures: 250 } as const;

/** Bytes of the drawing at the top of an item's page on a phone. */
export const MAIN_PICTURE_BYTES = 15_000;

/** kB of scripts that a first visit to a public address may load. */
export function scriptBudget(address: string): number {
  if (address === '/' || address === '/katalog' || address === '/produkt/1') {
    return SCRIPT_BUDGETS[address];
  }
  if (address.startsWith('/planer')) return SCRIPT_BUDGETS.planner;
  if (address === '/reservieren/1') return SCRIPT_BUDGETS.reservation;
  if (address.startsWith('/mietbuchung/')) return SCRIPT_BUDGETS.booking;
  return FORM_ADDRESSES.includes(address) ? SCRIPT_BUDGETS.forms : SCRIPT_BUDGETS.others;
}

/** Expects all scripts together to stay within the budget; the failure lists each script's size. */
export function expectScriptsWithin(
  budget: number,
  { scripts }: Pick<FirstVisit, 'scripts'>,
  what: string,
): void {
  const weight = scriptWeight({ scripts });
  const message = `${what}: ${weight.toFixed(1)} kB of scripts, ${budget.toFixed(1)} allowed\n`;
  const details = describeScripts(scripts);
  expect(weight, message + details).toBeLessThanOrEqual(budget);
}

/** The scripts of a visit with their kB, largest first. */
export const describeScripts = (scripts: Record<string, number>): string =>
  Object.entries(scripts)
    .sort(([, a], [, b]) => b - a)
    .map(([path, size]) => `  ${size.toFixed(1).padStart(6)} kB ${path}`)
    .join('\n');

/** Expects a first visit to be light, and to load no office code, nothing foreign and nothing twice. */
export function expectWithinBudget(address: string, visit: FirstVisit): void {
  expectScriptsWithin(scriptBudget(address), visit, address);
  const scripts = Object.keys(visit.scripts);
  expect(scripts.filter((path) => /\/office\//.test(path))).toEqual([]);
  expect(visit.foreign, 'origins that were asked before any consent').toEqual([]);
  expect(visit.repeated, 'addresses asked for twice').toEqual([]);
  if (address !== '/') return;
  for (const kind of ['fonts', 'pictures'] as const) {
    expect(visit[kind], `kB of ${kind}`).toBeGreaterThan(0);
    expect(visit[kind], `kB of ${kind}`).toBeLessThanOrEqual(HOME_BUDGETS[kind]);
  }
}
