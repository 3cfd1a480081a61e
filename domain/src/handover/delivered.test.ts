import { expect, test } from 'vitest';
import { parseBody } from '../contract/request-bodies.ts';
import { deliveredProblem, slipKey } from './delivered.ts';

test('compares slips by letters and digits, in any case; a slip without any keeps its text', () => {
  const typed = ['W-1', 'w\u20111', 'W–1', 'w.1', 'W/1', 'w \u200b1', 'W\u00ad1', 'Ｗ１'];
  expect(new Set(typed.map(slipKey))).toEqual(new Set(['W1']));
  expect(['W-12', '--', '-/'].map(slipKey)).toEqual(['W12', '--', '-/']);
});

const SLIP = { number: 'W-1', gross_kg: 14_340, tare_kg: 12_500, net_kg: 1840, plate: '' };
const AT_7 = { ...SLIP, weighed_at: '2026-03-02T07:42' };

test.each<[object, RegExp | undefined, unit?: string]>([
  [{ quantity: 1.8 }, undefined],
  [{ quantity: 1.84, slips: [AT_7] }, undefined],
  [{ quantity: 0, reason: 'Bruch' }, undefined],
  [{ quantity: -1 }, /Zahl ab 0/],
  [{ quantity: 1.8404 }, /drei Nachkommastellen/],
  [{ quantity: 20, reason: 'x' }, /Zehnfache/],
  [{ quantity: 1.7 }, /um mehr als 10 %/],
  [{ quantity: 0 }, /warum nicht geliefert/],
  [{ quantity: 1.83, slips: [{ ...AT_7, net_kg: 1830 }] }, /Brutto minus Tara/],
  [{ quantity: 1.9, slips: [AT_7] }, /Summe der Wiegescheine/],
  [{ quantity: 3.68, reason: 'mehr', slips: [AT_7, AT_7] }, /zweimal/],
  [{ quantity: 1.84, slips: [{ ...SLIP, weighed_at: '2026-03-02 7 Uhr' }] }, /Uhrzeit/],
  [{ quantity: 1.84, slips: [AT_7] }, /nach Gewicht/, 'Stück'],
])('of two tonnes, %j: %s', (said, says, unit = 't') => {
  const body = { lines: [{ line: 0, ...said }] };
  const parsed = parseBody('POST /api/admin/orders/{orderNumber}/delivered', body);
  const [line] = parsed.ok ? parsed.value.lines : [];
  const ordered = { product_name: 'Kies', quantity: 2, unit };
  const told = parsed.ok ? line && deliveredProblem(ordered, line) : parsed.message;
  expect(told ?? '').toMatch(says ?? /^$/);
});
