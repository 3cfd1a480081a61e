import { isRequestType, type RequestType, requestTypeLabel } from '@shop/domain/contact';
import type { StatusColor } from '@shop/domain/order';
import { Badge } from '../../../components/badge.tsx';

/** What should be answered first stands out. */
const COLORS_OF_TYPES: Record<RequestType, StatusColor> = {
  contact: 'grey',
  quote: 'blue',
  callback: 'yellow',
  complaint: 'red',
  delivery: 'green',
  service_inquiry: 'blue',
};

/** What a request is about; a type that nobody knows is shown raw in grey. */
export function RequestTypeBadge({ type }: { type: string }) {
  const color = isRequestType(type) ? COLORS_OF_TYPES[type] : 'grey';
  return <Badge color={color}>{requestTypeLabel(type)}</Badge>;
}
