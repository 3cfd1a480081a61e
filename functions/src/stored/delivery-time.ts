import type { DeliveryTime } from '@shop/domain/product/delivery-time';
import { isPositive, oneOf, shapeOf } from './checks.ts';

export const isDeliveryTime = shapeOf<DeliveryTime>({
  min: isPositive,
  max: isPositive,
  unit: oneOf(['hours', 'days']),
});
