import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rentalToolInputSchema } from '../office/rental-tool-input.ts';
import { addDays } from '../time/calendar.ts';
import {
  type BookingCore,
  type BookingEvent,
  blockedRange,
  clashingDays,
  countOut,
  daysIn,
  leastFree,
  moveProblem,
  nextBooking,
  nextFreePeriod,
  type OutByMonth,
  outOn,
  recount,
} from './booking-days.ts';
import { BOOKING_STATES } from './booking-state.ts';

const NONE: OutByMonth = new Map();

const booking = (over: Partial<BookingCore> = {}): BookingCore => {
  const core = {
    start_day: '2026-11-25',
    end_day: '2026-11-27',
    pieces: 1,
    buffer_days: 0,
    ...over,
  };
  return { state: 'confirmed', ...core, blocked: blockedRange(core, core.buffer_days), ...over };
};

test.each([
  ['two nights, free on the last day', '2026-11-25', '2026-11-27', 0, '2026-11-25 2026-11-26'],
  ['within a day', '2026-11-25', '2026-11-25', 0, '2026-11-25'],
  ['with a day for checking', '2026-11-25', '2026-11-26', 1, '2026-11-25 2026-11-26'],
  ['over the end of a month', '2026-11-30', '2026-12-01', 1, '2026-11-30 2026-12-01'],
  ['the night that loses an hour', '2027-03-27', '2027-03-29', 0, '2027-03-27 2027-03-28'],
])('a booking blocks: %s', (_, start_day, end_day, buffer, days) => {
  expect(daysIn(blockedRange({ start_day, end_day }, buffer)).join(' ')).toBe(days);
});

test('counts pieces on each day of both months, and releases them', () => {
  const range = { from: '2026-11-29', to: '2026-12-02' };
  const out = countOut(NONE, range, 2);
  expect([...out.keys()]).toEqual(['2026-11', '2026-12']);
  expect(
    ['2026-11-28', '2026-11-30', '2026-12-01', '2026-12-02'].map((day) => outOn(out, day)),
  ).toEqual([0, 2, 2, 0]);
  expect(clashingDays(out, { from: '2026-11-28', to: '2026-12-03' }, 1, 2)).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
  ]);
  expect(leastFree(out, range, 1)).toBe(0);
  expect(daysIn(range).map((day) => outOn(countOut(out, range, -2), day))).toEqual([0, 0, 0]);
});

test('finds the next free period, from open day to open day', () => {
  const out = countOut(NONE, { from: '2026-11-25', to: '2026-11-28' }, 1);
  const wish = {
    pieces: 1,
    wanted: 1,
    bufferDays: 0,
    closed: new Set(['2026-11-30']),
    until: '2026-12-31',
  };
  const next = (start_day: string, end_day: string, over = {}) => {
    const found = nextFreePeriod(out, { start_day, end_day }, { ...wish, ...over });
    return found && [found.start_day, found.end_day];
  };
  // Saturday to Sunday and Sunday to Monday are impossible; the 30th is closed.
  expect(next('2026-11-25', '2026-11-26')).toEqual(['2026-12-01', '2026-12-02']);
  expect(next('2026-11-28', '2026-11-29')).toEqual(['2026-11-28', '2026-12-01']);
  expect(next('2026-11-25', '2026-11-25')).toEqual(['2026-11-28', '2026-11-28']);
  expect(next('2026-11-25', '2026-11-26', { until: '2026-12-01' })).toBeUndefined();
  expect(next('2026-11-25', '2026-11-26', { wanted: 2 })).toBeUndefined();
});

const CHRISTMAS = new Set(['2026-12-25']);

test.each([
  ['as wished', '2026-11-25', '2026-11-27', undefined],
  ['today', '2026-11-24', '2026-11-24', undefined],
  ['yesterday', '2026-11-23', '2026-11-25', /Vergangenheit/],
  ['backwards', '2026-11-27', '2026-11-25', /nicht vor dem Mietbeginn/],
  ['from a Sunday', '2026-11-29', '2026-11-30', /^Am Sonntag, 29\.11\.2026, .*Übergabe/],
  ['back on a holiday', '2026-12-23', '2026-12-25', /^Am Freitag, 25\.12\.2026, .*Rückgabe/],
  ['years ahead', '2030-01-02', '2030-01-03', /höchstens der 23\.05\.2027/],
  ['a day that does not exist', '2026-11-31', '2026-12-02', /als Datum/],
])('a period %s', (_, start_day, end_day, problem) => {
  const found = moveProblem({}, { start_day, end_day }, '2026-11-24', CHRISTMAS);
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});

// Since last Friday, until Wednesday.
const BEGUN = { start_day: '2026-11-20', end_day: '2026-11-25' };
test.each([
  ['later', {}, { end_day: '2026-11-27' }, undefined],
  ['no later', {}, { end_day: '2026-11-25' }, /nach dem 25\.11\.2026/],
  ['later, though it is late', { end_day: '2026-11-23' }, { end_day: '2026-11-24' }, undefined],
  ['on a holiday', {}, { end_day: '2026-12-25' }, /Rückgabe/],
  ['earlier', {}, { ...BEGUN, end_day: '2026-11-24' }, undefined],
  ['yesterday', {}, { ...BEGUN, end_day: '2026-11-23' }, /nach dem 23\.11\.2026/],
  ['as before, from another day of the past', {}, { ...BEGUN, start_day: '2026-11-19' }, /Verg/],
  ['as before, from today', {}, { ...BEGUN, start_day: '2026-11-24' }, undefined],
  [
    'on a Sunday, if it is in the workshop',
    { kind: 'downtime' },
    { ...BEGUN, end_day: '2026-11-29' },
    undefined,
  ],
  [
    'before it left for the workshop',
    { kind: 'downtime' },
    { ...BEGUN, end_day: '2026-11-19' },
    /nicht vor/,
  ],
] as const)(
  'a booking that has begun may end %s, or is told why not',
  (_, over, wanted, problem) => {
    const found = moveProblem({ ...BEGUN, ...over }, wanted, '2026-11-24', CHRISTMAS);
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeUndefined();
  },
);

describe('an event', () => {
  const REQUESTED = { state: 'requested' } as const;
  const OUT = { state: 'handed_out' } as const;
  const step = (to: BookingCore['state'], day: string) => {
    return { type: 'step', to, today: `2026-${day}` } as const;
  };
  const overdue = (day: string) => ({ type: 'overdue', today: `2026-${day}` }) as const;
  const extend = (day: string) => ({ type: 'extend', end_day: `2026-${day}` }) as const;
  const MOVE = { type: 'move', start_day: '2026-12-01', end_day: '2026-12-02', pieces: 2 } as const;
  const until = (day: string) => ({ blocked: { from: '2026-11-25', to: `2026-${day}` } });

  test('confirms a request that reserved nothing, which then takes its days', () => {
    const { blocked, ...core } = booking(REQUESTED);
    const confirmed = { ...core, state: 'confirmed', blocked };
    expect(nextBooking(core, step('confirmed', '11-24'))).toEqual(confirmed);
  });

  test.each<[string, Partial<BookingCore>, BookingEvent, Partial<BookingCore> | undefined]>([
    ['confirms', REQUESTED, step('confirmed', '11-24'), { state: 'confirmed' }],
    ['cannot hand out what is requested', REQUESTED, step('handed_out', '11-25'), undefined],
    ['moves', {}, MOVE, { pieces: 2, blocked: { from: '2026-12-01', to: '2026-12-02' } }],
    ['cannot move what is out', OUT, MOVE, undefined],
    ['extends what is out', OUT, extend('11-30'), until('11-30')],
    ['cannot extend backwards', {}, extend('11-27'), undefined],
    [
      'frees the days of an early return',
      { ...OUT, end_day: '2026-12-24' },
      step('returned', '11-26'),
      { state: 'returned', ...until('11-26') },
    ],
    [
      'lasts until a late return',
      OUT,
      step('returned', '11-30'),
      { end_day: '2026-11-30', ...until('11-30') },
    ],
    ['is not overdue on its last day', OUT, overdue('11-27'), undefined],
    ['keeps what is late', { ...OUT, buffer_days: 1 }, overdue('11-28'), until('11-30')],
  ])('%s', (_, core, event, expected) => {
    const after = nextBooking(booking(core), event);
    if (expected) expect(after).toMatchObject(expected);
    else expect(after).toBeUndefined();
  });

  test('that ends a booking releases its days', () => {
    const after = nextBooking(booking(REQUESTED), step('expired', '11-24'));
    expect(after).not.toHaveProperty('blocked');
  });
});

test.each([
  ['28.02.2026', true],
  ['31.02.2026', false],
  ['28.2.26', false],
  ['', true],
])('%j may be the day of an inspection: %s', (inspection_due, expected) => {
  const input = { inspection_due };
  const check = () => rentalToolInputSchema.validateSyncAt('inspection_due', input);
  if (expected) expect(check).not.toThrow();
  else expect(check).toThrow('Bitte einen Tag als TT.MM.JJJJ');
});

const FIRST = '2026-11-20';
const DAYS = daysIn({ from: FIRST, to: '2027-04-01' });
const someDay = fc.nat({ max: 70 }).map((days) => addDays(FIRST, days));
const somePeriod = fc
  .tuple(someDay, fc.nat({ max: 40 }))
  .map(([start_day, days]) => ({ start_day, end_day: addDays(start_day, days) }));
const someEvent: fc.Arbitrary<BookingEvent> = fc.oneof(
  fc
    .record({ period: somePeriod, pieces: fc.integer({ min: 1, max: 3 }) })
    .map(({ period, pieces }) => ({ type: 'move' as const, ...period, pieces })),
  someDay.map((end_day) => ({ type: 'extend' as const, end_day })),
  fc
    .record({ to: fc.constantFrom(...BOOKING_STATES), today: someDay })
    .map((step) => ({ type: 'step' as const, ...step })),
  someDay.map((today) => ({ type: 'overdue' as const, today })),
);
/** A new booking or downtime, or an event of an earlier one. */
const someChange = fc.oneof(
  fc.record({
    period: somePeriod,
    pieces: fc.integer({ min: 1, max: 3 }),
    buffer: fc.nat({ max: 3 }),
    state: fc.constantFrom('requested' as const, 'confirmed' as const),
  }),
  fc.record({ of: fc.nat({ max: 9 }), event: someEvent }),
);

test('whatever happens to bookings, the counts of days match them', () => {
  fc.assert(
    fc.property(
      fc.array(someChange, { maxLength: 12 }),
      fc.integer({ min: 1, max: 4 }),
      (changes, pieces) => {
        const bookings: BookingCore[] = [];
        let out = NONE;
        for (const change of changes) {
          const index = 'of' in change ? change.of : bookings.length;
          const before = bookings[index];
          const after =
            'of' in change
              ? before && nextBooking(before, change.event)
              : booking({
                  ...change.period,
                  pieces: change.pieces,
                  buffer_days: change.buffer,
                  state: change.state,
                  blocked: blockedRange(change.period, change.buffer),
                });
          if (!after) continue;
          const freed = recount(out, before, undefined);
          const isOverdue = 'of' in change && change.event.type === 'overdue';
          // Like the shop, refuses what does not fit, except that a late tool stays away regardless.
          if (
            after.blocked &&
            !isOverdue &&
            clashingDays(freed, after.blocked, after.pieces, pieces).length > 0
          )
            continue;
          out = recount(out, before, after);
          bookings[index] = after;
        }
        for (const day of DAYS) {
          const told = bookings.filter(
            ({ blocked }) => blocked && blocked.from <= day && day < blocked.to,
          );
          const away = told.reduce((sum, each) => sum + each.pieces, 0);
          if (away !== outOn(out, day)) throw new Error(`${day}: ${away} and ${outOn(out, day)}`);
        }
      },
    ),
    { numRuns: 10_000, seed: 28 },
  );
});
