import { expect, test } from 'vitest';
import { type Supply, suppliesOf } from './supplies.ts';

const line = (vat_rate: number, net_cents: number, day?: string) => ({
  text: 'Kies 16/32',
  vat_rate,
  net_cents,
  ...(day && { of: { order_number: 'B-7K3M9-QX2TP', day } }),
});
const told = (lines: readonly object[], corrected?: readonly Supply[]) =>
  suppliesOf({ lines, delivery: { day: '2026-04-30' } } as never, corrected).map(
    ({ rate, day, net_cents }) => [rate, day, net_cents],
  );

test('an invoice of a single day has no supplies of its own', () => {
  expect(told([line(19, 10_00)])).toEqual([]);
});

test('deliveries count by rate and month, each as of the last day of its month', () => {
  const lines = [
    line(19, 10_00, '2026-03-02'),
    line(19, 20_00, '2026-03-30'),
    line(7, 5_00, '2026-03-09'),
    line(19, 40_00, '2026-04-01'),
    line(19, 1_00),
  ];
  expect(told(lines)).toEqual([
    [7, '2026-03-09', 5_00],
    [19, '2026-03-30', 30_00],
    [19, '2026-04-30', 41_00],
  ]);
});

test('what is credited without a delivery counts as the last corrected supply at its rate', () => {
  const corrected = [
    { rate: 19, day: '2026-03-30', net_cents: 30_00 },
    { rate: 19, day: '2026-04-01', net_cents: 40_00 },
    { rate: 7, day: '2026-03-09', net_cents: 5_00 },
  ];
  expect(told([line(19, -2_00), line(7, -1_00)], corrected)).toEqual([
    [7, '2026-03-09', -1_00],
    [19, '2026-04-01', -2_00],
  ]);
});
