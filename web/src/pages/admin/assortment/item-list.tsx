import { TabTitle } from '../tab/tab-title.tsx';
import type { AssortmentViewProps } from './assortment-tab.tsx';

/** The products or rental tools that the office keeps. */
export function ItemList({ of }: AssortmentViewProps) {
  return (
    <section aria-labelledby="assortment-title">
      <TabTitle id="assortment-title">{of === 'product' ? 'Sortiment' : 'Mietpark'}</TabTitle>
    </section>
  );
}
