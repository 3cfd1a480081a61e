import { expect, test } from 'vitest';
import { depositText } from '../booking/booking-sums.ts';
import { toEuro } from '../money/money.ts';
import { type EntryKind, entryDayProblem } from '../receivable/entries.ts';
import {
  claimEntryProblem,
  claimStep,
  depositOutcome,
  ownBalance,
  type Recorded,
} from './deposit.ts';

const DAY = '2026-03-05';
type Entry = [what: EntryKind, cents: number];
const entriesOf = (entries: readonly Entry[]) =>
  entries.map(([what, cents]) => ({ what, cents, day: DAY }));
const told = (entries: readonly Entry[]) => {
  const all = entriesOf(entries);
  const { state, keptCents, dueCents } = depositOutcome(all);
  const deposit = {
    state,
    ...(keptCents > 0 && { kept_amount: toEuro(keptCents), reason: 'Kratzer' }),
    ...(dueCents > 0 && { due_amount: toEuro(dueCents) }),
  };
  const text = depositText({ deposit_amount: 200, deposit }).replaceAll('\u00a0', ' ');
  return [claimStep('deposit', ownBalance('deposit', all)), text.replace('200,00 €, ', '')];
};

const ASKED: Entry = ['requested', 200_00];
const HELD: Entry[] = [ASKED, ['paid', 200_00]];
const BACK: Entry[] = [...HELD, ['released', 200_00]];
const KEPT: Entry[] = [...BACK, ['set_off', 30_00]];

test.each<[string, Entry[], step: string, text: string]>([
  ['asked for', [ASKED], 'receive', 'bei der Übergabe'],
  ['received in part', [ASKED, ['paid', 50_00]], 'receive', 'hinterlegt'],
  ['held', HELD, 'held', 'hinterlegt'],
  ['cancelled before it was paid', [ASKED, ['released', 200_00]], 'done', 'bei der Übergabe'],
  ['held after the return', BACK, 'settle', 'davon 200,00 € noch abzurechnen'],
  [
    'kept in part',
    KEPT,
    'settle',
    'davon 30,00 € einbehalten: Kratzer; 170,00 € sind noch abzurechnen',
  ],
  [
    'used while the tool is out',
    [...HELD, ['set_off', 30_00]],
    'receive',
    'davon 30,00 € einbehalten: Kratzer; 170,00 € hinterlegt',
  ],
  [
    'settled',
    [...KEPT, ['paid_back', 170_00]],
    'done',
    'davon 30,00 € einbehalten: Kratzer; 170,00 € zurückgezahlt',
  ],
  ['paid back', [...BACK, ['paid_back', 200_00]], 'done', 'zurückgegeben'],
  ['kept by mistake', [...KEPT, ['set_off', -30_00]], 'settle', 'davon 200,00 € noch abzurechnen'],
])('a deposit that is %s', (_what, entries, ...expected) => {
  expect(told(entries)).toEqual(expected);
});

test.each<[Recorded, cents: number, entries: Entry[], says: RegExp | undefined]>([
  ['paid', 200_00, [ASKED], undefined],
  ['paid', 200_01, [ASKED], /^Offen sind nur 200,00/],
  ['paid', 1, BACK, /^Offen sind nur 0,00/],
  ['set_off', 200_00, BACK, undefined],
  ['set_off', 170_01, [...KEPT], /nicht mehr als die Kaution/],
  ['paid_back', 170_00, KEPT, undefined],
  ['paid_back', 170_01, KEPT, /höchstens 170,00/],
])('recording %s of %i', (what, cents, entries, says) => {
  const problem = claimEntryProblem('deposit', entriesOf(entries), { what, cents });
  if (says) expect(problem).toMatch(says);
  else expect(problem).toBeUndefined();
});

test.each([
  ['2026-03-01', /vor der Buchung am 02\.03\.2026/],
  ['2026-03-02', /^$/],
  ['2026-03-05', /^$/],
  ['2026-03-06', /Zukunft/],
])('an entry of %s', (day, says) => {
  expect(entryDayProblem(day, { of: 'booking', since: '2026-03-02', today: DAY }) ?? '').toMatch(
    says,
  );
});
