import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { announce } from '../lib/announcer/announce.ts';
import { useScrollPlace } from '../lib/scroll-position.ts';
import { useAfterPaint } from '../lib/use-after-paint.ts';
import { LIST_STYLES, type ListView } from './item-card-styles.ts';
import { Text } from './layout.tsx';

/** Items rendered at once: the first screen, two rows on a desktop. */
const FIRST_RENDERED = 8;
/** Items in a row on a desktop; their pictures are not loaded lazily. */
export const FIRST_SEEN = 4;
/** Items shown until "Mehr anzeigen" is pressed, and added by each press. */
const PAGE_SIZE = 100;

interface ItemListProps<Item> {
  view: ListView;
  items: readonly Item[];
  /** Renders an item; memoize it. */
  children(item: Item, isSeenFirst: boolean): ReactNode;
}

/** Items as tiles or rows; the first hundred, until more are requested. */
export function ItemList<Item>({ view, items, children }: ItemListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const isRestored = useScrollPlace(list);
  const { limit, showMore } = useShownLimit();
  const shown = Math.min(items.length, limit);
  const rendered = useRendered(items, shown, isRestored);
  const focusWhenRendered = useFocusOfNewItem(list, rendered.length);

  function handleMore(): void {
    showMore();
    focusWhenRendered(shown);
    announce(shownText(Math.min(items.length, limit + PAGE_SIZE), items.length));
  }

  return (
    <>
      <Box onClick={useRouterLinks()} sx={LIST_STYLES[view]}>
        <ul ref={list} data-restored={isRestored || undefined}>
          {rendered.map((item, index) => children(item, index < FIRST_SEEN))}
        </ul>
      </Box>
      {shown < items.length && (
        <Box data-screen-only sx={{ mt: 4, textAlign: 'center' }}>
          <Text mb={2}>{shownText(shown, items.length)}</Text>
          <Button variant="outlined" onClick={handleMore}>
            Mehr anzeigen
          </Button>
        </Box>
      )}
    </>
  );
}

const shownText = (shown: number, all: number) => `${shown} von ${all} werden angezeigt.`;

/**
 * The items to render. When the list changes, only its first screen renders at once, then as many
 * items as the last list showed, so that the page keeps its height. Restoring a scroll position
 * needs the full height at once.
 */
function useRendered<Item>(items: readonly Item[], shown: number, isRestored: boolean) {
  const whole = useAfterPaint(items, isRestored ? items : []);
  if (whole === items) return items.slice(0, shown);
  const first = items.slice(0, FIRST_RENDERED);
  const others = whole.slice(0, shown).filter((item) => !first.includes(item));
  return [...first, ...others].slice(0, shown);
}

/** Number of shown items, kept in the history entry for going back. */
function useShownLimit() {
  const location = useLocation();
  const navigate = useNavigate();
  const limit = Number(location.state?.shownLimit) || PAGE_SIZE;
  function showMore(): void {
    const state = { ...location.state, keepScroll: true, shownLimit: limit + PAGE_SIZE };
    void navigate(location, { replace: true, state });
  }
  return { limit, showMore };
}

/** Focuses the link of the item at an index as soon as that item is rendered. */
function useFocusOfNewItem(list: RefObject<HTMLElement | null>, rendered: number) {
  const awaited = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (awaited.current === undefined || rendered <= awaited.current) return;
    list.current?.children[awaited.current]?.querySelector('a')?.focus();
    awaited.current = undefined;
  }, [list, rendered]);
  return (index: number) => {
    awaited.current = index;
  };
}

/**
 * Opens the links inside an element through the router, with one handler instead of hooks in each card.
 * Clicks meant for a new tab or window are left to the browser.
 */
export function useRouterLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const meansNewWindow =
      event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (!link || event.defaultPrevented || meansNewWindow) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  };
}
