import { expect, test } from 'vitest';
import { missingAtReturn } from './missing-at-return.ts';

const OUT = { accessories: ['Schlüssel', 'Kabel', 'Koffer'], fuel_percent: 75 };
test.each<[string, object, [string, number]]>([
  ['nothing before the return', { handover: OUT }, ['', 0]],
  ['nothing if all is there', { handover: OUT, return_record: OUT }, ['', 0]],
  [
    'accessories and fuel',
    { handover: OUT, return_record: { accessories: ['Koffer'], fuel_percent: 25 } },
    ['Nicht zurückgegeben: Schlüssel, Kabel', 50],
  ],
  [
    'no fuel that was not measured, and what no damage names by now',
    {
      handover: OUT,
      return_record: { accessories: [] },
      damage: { reason: 'Kratzer; Nicht zurückgegeben: Kabel' },
    },
    ['Nicht zurückgegeben: Schlüssel, Koffer', 0],
  ],
  [
    'nothing for a fuller tank',
    { handover: OUT, return_record: { ...OUT, fuel_percent: 100 } },
    ['', 0],
  ],
])('a return lacks %s', (_, booking, expected) => {
  const { reason, fuel_percent } = missingAtReturn(booking);
  expect([reason, fuel_percent]).toEqual(expected);
});
