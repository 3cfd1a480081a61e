import { type RefObject, useLayoutEffect, useState } from 'react';

/** What the styles give a grid; lengths in pixels. */
export interface GridSize {
  columns: number;
  width: number;
  /** Between two rows. */
  gap: number;
}

/** The size of a grid, kept up to date. */
export function useGridSize(grid: RefObject<HTMLElement | null>): GridSize {
  const [size, setSize] = useState<GridSize>({ columns: 1, width: 0, gap: 0 });
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => setSize((known) => sizeOf(element, known));
    measure();
    if (!('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return size;
}

/** The known size where it is still right, so that nothing renders for the height that changes. */
function sizeOf(element: HTMLElement, known: GridSize): GridSize {
  const { gridTemplateColumns, rowGap } = getComputedStyle(element);
  const tracks = gridTemplateColumns.split(' ').filter((track) => track.endsWith('px'));
  const columns = Math.max(1, tracks.length);
  const width = element.clientWidth;
  const gap = Number.parseFloat(rowGap) || 0;
  const isKnown = columns === known.columns && width === known.width && gap === known.gap;
  return isKnown ? known : { columns, width, gap };
}
