import type { RentalTool } from '@shop/domain/rental';
import { ItemList } from '../../components/item-list.tsx';
import { useKeptScroll } from '../../layout/use-kept-scroll.ts';
import { RentalCard } from './rental-card.tsx';

/** Tools beside each other. */
export function RentalTools({ tools }: { tools: readonly RentalTool[] }) {
  useKeptScroll();
  return (
    <ItemList view="grid">
      {tools.map((tool) => (
        <RentalCard key={tool.id} tool={tool} />
      ))}
    </ItemList>
  );
}
