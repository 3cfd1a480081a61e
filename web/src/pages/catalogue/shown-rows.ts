import type { VirtualItem } from '@tanstack/react-virtual';

/** A row of a list that is in the document. */
export interface ShownRow {
  index: number;
  /** Height of the rows that are left out between it and the shown one before, in pixels. */
  marginTop: number;
}

export interface ShownRows {
  rows: ShownRow[];
  /** Height of the rows that are left out before the first one and after the last one, in pixels. */
  padding: { paddingTop: number; paddingBottom: number };
}

/** All rows of a list that leaves none out. */
export function allRows(count: number): ShownRows {
  const rows = Array.from({ length: count }, (_, index) => ({ index, marginTop: 0 }));
  return { rows, padding: { paddingTop: 0, paddingBottom: 0 } };
}

/**
 * Lays rows out in the flow of the page, where the room of those left out is padding, or a margin
 * between two that are shown: so the grid's own styles hold, its children are nothing but items, and
 * a row that becomes the first one stays as it is. `totalHeight` is that of all rows.
 */
export function layOut(
  items: readonly VirtualItem[],
  { top, gap, totalHeight }: { top: number; gap: number; totalHeight: number },
): ShownRows {
  const start = items[0]?.start ?? top;
  let end = start - gap;
  const rows = items.map((item) => {
    const marginTop = Math.max(0, item.start - end - gap);
    end = item.end;
    return { index: item.index, marginTop };
  });
  return {
    rows,
    padding: {
      paddingTop: Math.max(0, start - top),
      paddingBottom: Math.max(0, top + totalHeight - Math.max(end, top)),
    },
  };
}
