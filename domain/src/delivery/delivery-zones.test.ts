import { describe, expect, test } from 'vitest';
import { DELIVERY_ZONES, deliveryOffer, zonesAt } from './delivery-zones.ts';

test.each([
  [0, 0, 'Zone 1', 25_00],
  [15, 499_99, 'Zone 1', 25_00],
  [15, 500_00, 'Zone 1', 0],
  [15.1, 500_00, 'Zone 2', 45_00],
  [30, 749_99, 'Zone 2', 45_00],
  [30, 750_00, 'Zone 2', 0],
  [30.5, 999_99, 'Zone 3', 75_00],
  [50, 1000_00, 'Zone 3', 0],
  [50.1, 5000_00, 'Darüber hinaus', undefined],
  [100, 0, 'Darüber hinaus', undefined],
])('prices %d km and %i cents as %s at %s', (km, cents, name, cost) => {
  const offer = deliveryOffer(km, cents);
  expect(offer?.zone.name).toBe(name);
  expect(offer?.costCents).toBe(cost);
  expect(offer?.isFree).toBe(cost === 0);
});

test.each([100.1, -1, Number.NaN])('there is no delivery over %d km', (km) => {
  expect(deliveryOffer(km, 1000_00)).toBeUndefined();
});

describe('the zones with the office’s prices', () => {
  const PRICES = [
    { free_from: 600, otherwise: 29.9 },
    { free_from: 0, otherwise: 0 },
    { free_from: 1200.5, otherwise: 80 },
    { free_from: 1, otherwise: 1 },
  ];

  test('cost what the office set, and otherwise stay unchanged', () => {
    const zones = zonesAt(PRICES);
    expect(
      zones.map(({ freeFromCents, otherwiseCents }) => [freeFromCents, otherwiseCents]),
    ).toEqual([
      [600_00, 29_90],
      [0, 0],
      [1200_50, 80_00],
      [undefined, undefined],
    ]);
    expect(zones[1]).toMatchObject({ name: 'Zone 2', upToKm: 30, time: '24-48h', express: true });
    expect(deliveryOffer(15, 599_99, zones)).toMatchObject({ costCents: 29_90, isFree: false });
    expect(deliveryOffer(15, 500_00)).toMatchObject({ costCents: 0, isFree: true });
  });

  test.each([[undefined], [[]]])('are the built-in ones for %j', (prices) => {
    expect(zonesAt(prices)).toEqual(DELIVERY_ZONES);
  });
});
