import type { ComponentProps } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';
import type FurtherFields from './further-fields.tsx';

const loadFields = () => import('./further-fields.tsx');

interface FurtherSectionProps extends ComponentProps<typeof FurtherFields> {
  /** True once there are days, on which others may be free. */
  isWanted: boolean;
}

/** Further tools; the code loads only when wanted. */
export function FurtherSection({ isWanted, ...props }: FurtherSectionProps) {
  const Fields = useLoaded(loadFields, isWanted);
  return Fields && isWanted ? <Fields {...props} /> : null;
}
