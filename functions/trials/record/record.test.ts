import { expect, test } from 'vitest';
import { openComparison } from './compare.ts';
import { type Normal, openMasks, readFile } from './normal.ts';
import type { Said } from './take.ts';

test('ids are numbered, tokens, revisions and real time are masked, and the shop’s own instants stay', () => {
  const masks = openMasks(Date.parse('2030-01-01T00:00:00Z'));
  masks.text('B-7K2MQ-4XN8T');
  const said = {
    text: 'B-00000-00001 und B-7K2MQ-4XN8T-2 zu RE-2026-00001',
    'part-B-7K2MQ-4XN8T-0': `?token=aB3${'x'.repeat(30)}&at=2026-03-02T09:30:00.123Z`,
    saved_at: '2030-01-01T00:00:09.000Z',
    revision: 7,
  };
  expect(masks.value(said)).toEqual({
    text: '<order 2> und <order 1>-2 zu <invoice 1>',
    'part-<order 1>-0': '?token=<token>&at=2026-03-02T09:30:00.123Z',
    saved_at: '<now>',
    revision: '<revision>',
  });
});

test('a table is read by its titles', async () => {
  const csv = Buffer.from('\uFEFF"Nummer";"Offen (EUR)";"Grund"\r\n"RE-2026-00007";"1,00";""\r\n');
  const rows = await readFile('/api/admin/open-items.csv', csv, openMasks());
  expect(rows).toEqual([{ Nummer: '<invoice 1>', 'Offen (EUR)': '1,00' }]);
});

const named = (...quantities: number[]): Normal =>
  quantities.map((quantity, index) => ({ id: `line ${index}`, quantity }));

test.each<[what: string, base: Normal, present: Normal, differences: string[]]>([
  ['no difference', { a: [1, { b: null }] }, { a: [1, { b: null }] }, []],
  ['each field', { sum: 1, old: 2 }, { sum: 2, now: 3 }, ['~ .sum', '- .old', '+ .now']],
  ['each entry with a name', named(1, 2), named(1, 3, 4), ['~ [].quantity', '+ []']],
  ['each sentence', ['a', 'b', 'c'], ['a', 'c', 'd'], ['~ []']],
  ['another order', ['a', 'b'], ['b', 'a'], ['~ [] in order']],
])('a comparison tells %s', (_what, base, present, differences) => {
  const comparison = openComparison(() => false);
  const said = (answer: Normal): Said[] => [['GET /api/orders/<order 1>', { answer }]];
  comparison.add(said(base), said(present));
  const whats = comparison.groups().map(({ what }) => what);
  expect(whats.map((what) => what.replace('GET /api/orders/<order> | answer', ''))).toEqual(
    differences,
  );
});

test('a difference in several calls and lives is one, which tells where it was the first', () => {
  const comparison = openComparison((what) => what.startsWith('~ GET /wanted'));
  const said = (first: number, last: number): Said[] => [
    ['GET /wanted', first],
    ['GET /orders/<order 1>', first],
    ['GET /orders/<order 2>', first],
    ['GET /last', last],
  ];
  comparison.add(said(1, 1), said(2, 2));
  comparison.add(said(1, 1), said(1, 3));
  expect(comparison.groups().slice(0, 2)).toEqual([
    {
      ...{ what: '~ GET /orders/<order>', times: 2, lives: 1, first: 1 },
      example: { life: 0, base: 1, present: 2 },
    },
    {
      ...{ what: '~ GET /last', times: 2, lives: 2, first: 1 },
      example: { life: 0, base: 1, present: 2 },
    },
  ]);
});
