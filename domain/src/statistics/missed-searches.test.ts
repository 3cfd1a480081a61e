import { expect, test } from 'vitest';
import { countedText, missedTable, withMissed } from './missed-searches.ts';

test.each([
  ['  Gas   Grill ', 'gas grill'],
  ['pflaster 20x10x8', 'pflaster 20x10x8'],
  ['dn 1000', 'dn 1000'],
  ['069 1234567', undefined],
  ['anruf +49 (0)69-12 34 56', undefined],
  ['anna@example.org', undefined],
  ['x'.repeat(61), undefined],
  ['16/32', undefined],
  ['b-7k3m9-qx2tp', undefined],
  ['Kunde K-10001', undefined],
  ['anna (at) example', undefined],
  ['Hauptstr. 12', undefined],
  ['Hauptstr 12', undefined],
  ['Am Marktplatz 3', undefined],
  ['١٢٣٤٥٦ رقم', undefined],
  ['1_2_3_4_5_6 ab', undefined],
  ['straßenablauf', 'straßenablauf'],
])('%j is counted as %j', (text, counted) => {
  expect(countedText(text)).toBe(counted);
});

test('a day has at most two hundred texts; known ones still count', () => {
  const full = Array.from({ length: 200 }, (_, at) => ({ text: `wort ${at}`, count: 1 }));
  expect(withMissed(full, 'gasgrill')).toBeUndefined();
  expect(withMissed(full, 'wort 7')?.[7]).toEqual({ text: 'wort 7', count: 2 });
  expect(withMissed([], 'gasgrill')).toEqual([{ text: 'gasgrill', count: 1 }]);
});

test('the table adds up the days, the most frequent first', () => {
  const { rows } = missedTable([
    [{ text: 'torf', count: 1 }],
    [
      { text: 'torf', count: 1 },
      { text: 'gasgrill', count: 3 },
    ],
  ]);
  expect(rows).toEqual([
    { name: 'gasgrill', values: [3] },
    { name: 'torf', values: [2] },
  ]);
});
