import { expect, test } from 'vitest';
import { inGermanOrder } from './german-order.ts';

const sorted = (...texts: string[]) => texts.toSorted(inGermanOrder);

test('sorts umlauts with their base letters, ß with ss', () => {
  expect(sorted('Zange', 'Ärzen', 'Öl', 'Straßenfräse', 'Abzieher', 'Strassenbau', 'Ofen')).toEqual(
    ['Abzieher', 'Ärzen', 'Ofen', 'Öl', 'Strassenbau', 'Straßenfräse', 'Zange'],
  );
});

test('ignores capitals and accents', () => {
  expect(sorted('zeppel', 'André', 'bosch', 'Andreas', 'BOMAG')).toEqual([
    'André',
    'Andreas',
    'BOMAG',
    'bosch',
    'zeppel',
  ]);
});

test('sorts numbers by value', () => {
  expect(sorted('Bagger 10 t', 'Bagger 2,5 t', 'Bagger 2 t', 'Bagger')).toEqual([
    'Bagger',
    'Bagger 2 t',
    'Bagger 2,5 t',
    'Bagger 10 t',
  ]);
});

test('sorts texts that differ only so in a fixed order', () => {
  expect(sorted('uhr', 'Ühr', 'Uhr')).toEqual(sorted('Ühr', 'uhr', 'Uhr'));
  expect(inGermanOrder('Uhr', 'Uhr')).toBe(0);
});

const PARTS = ['', 'a', 'Ä', 'b', 'O', 'ö', 'ß', 'ss', 'ü', 'Z', ' ', '0', '2', '10', '09'];
const WORDS = PARTS.flatMap((first) => PARTS.flatMap((second) => `${first}${second}m`));

test('equals the platform’s order for words of letters, digits and spaces', () => {
  const { compare } = new Intl.Collator('de', { numeric: true });
  const base = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });
  for (const a of WORDS) {
    const others = WORDS.filter((b) => base.compare(a, b) !== 0);
    expect(others.map((b) => inGermanOrder(a, b))).toEqual(
      others.map((b) => Math.sign(compare(a, b))),
    );
  }
});
