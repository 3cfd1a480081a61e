import type { DeliveryArea } from '@shop/domain/delivery/delivery-areas';

/** Around the made-up 12345 Musterstadt: up to 15, 30, 50 and 100 km. */
export const DELIVERY_AREAS: readonly DeliveryArea[] = [
  { from: '12340', to: '12349', zone: 1 },
  { from: '12320', to: '12339', zone: 2 },
  { from: '12350', to: '12369', zone: 2 },
  { from: '12300', to: '12319', zone: 3 },
  { from: '12370', to: '12399', zone: 3 },
  { from: '12000', to: '12299', zone: 4 },
  { from: '12400', to: '12999', zone: 4 },
];
