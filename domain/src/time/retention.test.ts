import { describe, expect, test } from 'vitest';
import { keptSince, keptUntil, type RetentionPeriod } from './retention.ts';

const isOver = (period: RetentionPeriod, finished: string, now: string) =>
  new Date(finished) < keptSince(period, new Date(now));

/** Instants in UTC; Berlin's days begin at 23:00 in winter and at 22:00 in summer. */
describe.each<[period: RetentionPeriod, finished: string, lastKept: string, firstOver: string]>([
  [{ years: 8 }, '2026-01-01T12:00:00Z', '2034-12-31T22:59:59.999Z', '2034-12-31T23:00:00Z'],
  [{ years: 8 }, '2026-12-31T22:59:59.999Z', '2034-12-31T22:59:59.999Z', '2034-12-31T23:00:00Z'],
  [{ years: 8 }, '2026-12-31T23:00:00Z', '2035-12-31T22:59:59.999Z', '2035-12-31T23:00:00Z'],
  [{ years: 6 }, '2028-02-29T12:00:00Z', '2034-12-31T22:59:59.999Z', '2034-12-31T23:00:00Z'],
  [{ days: 30 }, '2026-11-22T12:00:00Z', '2026-12-22T22:59:59.999Z', '2026-12-22T23:00:00Z'],
  [{ days: 30 }, '2026-11-22T22:59:59.999Z', '2026-12-22T22:59:59.999Z', '2026-12-22T23:00:00Z'],
  [{ days: 30 }, '2026-11-22T23:00:00Z', '2026-12-23T22:59:59.999Z', '2026-12-23T23:00:00Z'],
  // The clocks change on the last Sunday of March and October.
  [{ days: 30 }, '2026-03-02T12:00:00Z', '2026-04-01T21:59:59.999Z', '2026-04-01T22:00:00Z'],
  [{ days: 30 }, '2026-10-01T12:00:00Z', '2026-10-31T22:59:59.999Z', '2026-10-31T23:00:00Z'],
  // February of a common and of a leap year.
  [{ days: 30 }, '2027-02-01T12:00:00Z', '2027-03-03T22:59:59.999Z', '2027-03-03T23:00:00Z'],
  [{ days: 30 }, '2028-02-01T12:00:00Z', '2028-03-02T22:59:59.999Z', '2028-03-02T23:00:00Z'],
])('%j after %s', (period, finished, lastKept, firstOver) => {
  test(`are not over at ${lastKept}`, () => {
    expect(isOver(period, finished, lastKept)).toBe(false);
  });

  test(`are over at ${firstOver}`, () => {
    expect(isOver(period, finished, firstOver)).toBe(true);
  });

  test(`are predicted from the start to be over at ${firstOver}`, () => {
    expect(keptUntil(period, new Date(finished))).toEqual(new Date(firstOver));
  });
});
