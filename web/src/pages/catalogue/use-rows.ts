import type { Product } from '@shop/domain/product';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useKeptScroll } from '../../lib/kept-scroll/use-kept-scroll.ts';
import { allRows, layOut, type ShownRows } from './shown-rows.ts';
import type { CatalogueView } from './use-catalogue-query.ts';
import type { GridSize } from './use-grid-size.ts';

type ScrollDirection = 'forward' | 'backward' | null;

interface RowsOptions {
  list: RefObject<HTMLElement | null>;
  products: readonly Product[];
  view: CatalogueView;
  size: GridSize;
  /** Leaves out what is far from the window. */
  isWindowed: boolean;
}

interface Rows extends ShownRows {
  /** A ref for the first item of each row. */
  measure(item: HTMLElement | null): void;
  /** The row that has the focus, which stays in the document wherever one scrolls. */
  setFocusedRow(row: number | undefined): void;
}

/** Rows before and after the window: enough that the tab key always finds a next item. */
const ROWS_AROUND = 2;
/** So many more where one scrolls to: they are there before they come into view. */
const ROWS_AHEAD = 3;

/** Which rows of a list are in the document, and the room that the others take. */
export function useRows({ list, products, view, size, isWindowed }: RowsOptions): Rows {
  const { columns, width, gap } = size;
  const focused = useRef<number>(undefined);
  const direction = useRef<ScrollDirection>(null);
  const seen = useRef<() => [string, number][]>(() => []);
  const place = useKeptScroll(useCallback(() => seen.current(), []));
  const [top, setTop] = useState(0);
  const count = Math.ceil(products.length / columns);
  // Once for all: whenever a row is measured, all rows after it are laid out anew.
  const height = estimateHeight(view, size);

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    enabled: isWindowed,
    gap,
    scrollMargin: top,
    overscan: ROWS_AROUND,
    estimateSize: () => height,
    // What was measured holds for the same products, side by side in the same width.
    getItemKey: useMemo(
      () => keysOfRows(products, columns, `${view} ${columns} ${width}`),
      [view, columns, width, products],
    ),
    // Scrolling does not wait for the rows: those around the window are there already.
    useFlushSync: false,
    rangeExtractor: useCallback(
      (range: Range) => withRow(ahead(range, direction.current), focused.current, range.count),
      [],
    ),
    onChange: ({ scrollDirection }) => {
      // At rest the rows stay that were there while one scrolled.
      direction.current = scrollDirection ?? direction.current;
    },
    initialOffset: () => place?.top ?? window.scrollY,
    initialMeasurementsCache: (place?.rows ?? []).map(([key, height]) => ({
      key,
      size: height,
      index: 0,
      start: 0,
      end: 0,
      lane: 0,
    })),
  });

  useLayoutEffect(() => {
    seen.current = () => virtualizer.takeSnapshot().map(({ key, size }) => [String(key), size]);
  }, [virtualizer]);

  // After every render at rest: what stands above the list grows and shrinks.
  useLayoutEffect(() => {
    if (isWindowed && !virtualizer.isScrolling && list.current) setTop(topOf(list.current));
  });

  // Another function for another width, in which another item may be the first of its row.
  const measure = useCallback(
    (item: HTMLElement | null) => {
      if (width > 0) virtualizer.measureElement(item);
    },
    [virtualizer, width],
  );

  const shown = isWindowed
    ? layOut(virtualizer.getVirtualItems(), {
        top,
        gap,
        totalHeight: virtualizer.getTotalSize(),
      })
    : allRows(count);
  return {
    ...shown,
    measure,
    setFocusedRow: (row) => {
      focused.current = row;
    },
  };
}

/** The keys of all rows are asked for whenever one is measured, so each is made but once. */
function keysOfRows(products: readonly Product[], columns: number, layout: string) {
  const keys: string[] = [];
  return (row: number) => {
    keys[row] ??= `${layout} ${products[row * columns]?.id}`;
    return keys[row];
  };
}

/** About how high a row will be; only the length of the scroll bar depends on it. */
function estimateHeight(view: CatalogueView, { columns, width }: GridSize): number {
  if (view === 'list') return 128;
  return (width / columns) * 0.75 + (columns === 2 && width < 600 ? 132 : 168);
}

function topOf(element: HTMLElement): number {
  return Math.round(element.getBoundingClientRect().top + window.scrollY);
}

/** The rows in the window and those around it, more of them in the direction of scrolling. */
function ahead(range: Range, direction: ScrollDirection): number[] {
  return defaultRangeExtractor({
    ...range,
    startIndex: Math.max(0, range.startIndex - (direction === 'backward' ? ROWS_AHEAD : 0)),
    endIndex: range.endIndex + (direction === 'forward' ? ROWS_AHEAD : 0),
  });
}

function withRow(rows: number[], row: number | undefined, count: number): number[] {
  if (row === undefined || row >= count || rows.includes(row)) return rows;
  return [...rows, row].sort((a, b) => a - b);
}
