import { VISIBILITY_LABELS, type Visibility } from '@shop/domain/fields/visibility';
import type { StatusColor } from '@shop/domain/order/order-status';
import { Badge } from '../../../components/badge.tsx';

export function VisibilityBadge({ visibility }: { visibility: Visibility }) {
  return <Badge color={COLORS[visibility]}>{VISIBILITY_LABELS[visibility]}</Badge>;
}

const COLORS: Record<Visibility, StatusColor> = {
  visible: 'green',
  hidden: 'yellow',
  archived: 'grey',
};
