import type { RentalTool } from '@shop/domain/rental';
import { ItemList } from '../../components/item-list.tsx';
import { useDrawnSoFar } from '../../components/use-drawn-so-far.ts';
import { useKeptScroll } from '../../lib/kept-scroll/use-kept-scroll.ts';
import { RentalCard } from './rental-card.tsx';

/** At least as many as are seen before anybody scrolls. */
const SEEN_FIRST = 8;

/** Tools beside each other; those out of sight follow step by step. */
export function RentalTools({ tools }: { tools: readonly RentalTool[] }) {
  // The place of a visitor who reloads may be far down.
  const isFromTop = useKeptScroll() === undefined;
  const drawn = useDrawnSoFar(tools.length, SEEN_FIRST);
  const shown = isFromTop ? tools.slice(0, drawn) : tools;
  return (
    <ItemList view="grid">
      {shown.map((tool, place) => (
        <RentalCard key={tool.id} tool={tool} isSeenFirst={place < 2} />
      ))}
    </ItemList>
  );
}
