import { orderStatusBadge } from '@shop/domain/order';
import { Badge } from './badge.tsx';

/** The status of an order in its colour; a status that nobody knows is shown raw in grey. */
export function StatusBadge({ status }: { status: string }) {
  const { label, color } = orderStatusBadge(status);
  return <Badge color={color}>{label}</Badge>;
}
