import { expect, test } from 'vitest';
import { deliveryOffer } from './delivery-zones.ts';

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
])('%d km and %i cents are %s at %s', (km, cents, name, cost) => {
  const offer = deliveryOffer(km, cents);
  expect(offer?.zone.name).toBe(name);
  expect(offer?.costCents).toBe(cost);
  expect(offer?.isFree).toBe(cost === 0);
});

test.each([100.1, -1, Number.NaN])('there is no delivery over %d km', (km) => {
  expect(deliveryOffer(km, 1000_00)).toBeUndefined();
});
