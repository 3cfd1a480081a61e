import type { ComponentProps } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';
import type FurtherFields from './further-fields.tsx';

const loadFields = () => import('./further-fields.tsx');

interface FurtherSectionProps extends ComponentProps<typeof FurtherFields> {
  /** Once there are days, within which others can be free. */
  isWanted: boolean;
}

/** Tools beside the first, by code that is loaded only then. */
export function FurtherSection({ isWanted, ...props }: FurtherSectionProps) {
  const Fields = useLoaded(loadFields, isWanted);
  return Fields && isWanted ? <Fields {...props} /> : null;
}
