import type { StatusColor } from '@shop/domain/order/order-status';
import {
  isStoredRequestType,
  requestTypeLabel,
  type StoredRequestType,
} from '@shop/domain/request/contact';
import { Badge } from '../../components/badge.tsx';

/** Urgent types stand out. */
const TYPE_COLORS: Record<StoredRequestType, StatusColor> = {
  contact: 'grey',
  quote: 'blue',
  callback: 'yellow',
  complaint: 'red',
  delivery: 'green',
  service_inquiry: 'blue',
  withdrawal: 'red',
};

/** An unknown type is shown raw, in grey. */
export function RequestTypeBadge({ type }: { type: string }) {
  const color = isStoredRequestType(type) ? TYPE_COLORS[type] : 'grey';
  return <Badge color={color}>{requestTypeLabel(type)}</Badge>;
}
