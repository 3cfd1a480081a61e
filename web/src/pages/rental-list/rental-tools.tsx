import type { RentalTool } from '@shop/domain/rental';
import { useDeferredValue } from 'react';
import { ItemList } from '../../components/item-list.tsx';
import { useKeptScroll } from '../../layout/use-kept-scroll.ts';
import { RentalCard } from './rental-card.tsx';

/** At least as many as are seen before anybody scrolls. */
const SEEN_FIRST = 8;

/** Tools beside each other; those out of sight follow in a moment that a phone has to spare. */
export function RentalTools({ tools }: { tools: readonly RentalTool[] }) {
  // The place of a visitor who reloads may be far down.
  const isFromTop = useKeptScroll() === undefined;
  const shown = useDeferredValue(tools, isFromTop ? tools.slice(0, SEEN_FIRST) : tools);
  return (
    <ItemList view="grid">
      {shown.map((tool, place) => (
        <RentalCard key={tool.id} tool={tool} isSeenFirst={place < 2} />
      ))}
    </ItemList>
  );
}
