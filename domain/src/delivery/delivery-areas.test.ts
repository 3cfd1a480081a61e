import { expect, test } from 'vitest';
import { isPostalCode, zoneOfPostalCode } from './delivery-areas.ts';

const AREAS = [
  { from: '12340', to: '12349', zone: 1 },
  { from: '12350', to: '12350', zone: 2 },
  { from: '12400', to: '12999', zone: 4 },
];

test.each([
  ['12340', 'Zone 1'],
  ['12349', 'Zone 1'],
  ['12350', 'Zone 2'],
  ['12351', undefined],
  ['12999', 'Darüber hinaus'],
  ['13000', undefined],
])('the postcode %s is in %s', (postalCode, name) => {
  expect(zoneOfPostalCode(AREAS, postalCode)?.name).toBe(name);
});

test.each([
  ['01067', true],
  ['99998', true],
  ['00123', false],
  ['1234', false],
  ['123456', false],
  ['1234a', false],
  ['12 345', false],
  ['', false],
])('recognises whether %s is a postcode: %s', (text, isOne) => {
  expect(isPostalCode(text)).toBe(isOne);
});
