import type { VirtualItem } from '@tanstack/react-virtual';

/** A row of a list that is in the document. */
export interface ShownRow {
  index: number;
  /** Height of the rows that are left out before it, in pixels. */
  marginTop: number;
}

export interface ShownRows {
  rows: ShownRow[];
  /** Height of the rows that are left out after the last one, in pixels. */
  paddingBottom: number;
}

/** All rows of a list that leaves none out. */
export function allRows(count: number): ShownRows {
  const rows = Array.from({ length: count }, (_, index) => ({ index, marginTop: 0 }));
  return { rows, paddingBottom: 0 };
}

/**
 * Lays rows out in the flow of the page, where the room of those left out is a margin: so the grid's
 * own styles hold, and its children are nothing but items. `totalHeight` is that of all rows.
 */
export function layOut(
  items: readonly VirtualItem[],
  { top, gap, totalHeight }: { top: number; gap: number; totalHeight: number },
): ShownRows {
  let end = top - gap;
  const rows = items.map((item) => {
    const marginTop = Math.max(0, item.start - end - gap);
    end = item.end;
    return { index: item.index, marginTop };
  });
  return { rows, paddingBottom: Math.max(0, top + totalHeight - Math.max(end, top)) };
}
