import { brotliCompressSync } from 'node:zlib';
import type { PageFigures } from './measure-page.ts';
import type { SearchTimes } from './measure-search.ts';

export const CATALOGUE_HEADINGS = [
  'products',
  'kB',
  'kB br',
  'parse',
  'read',
  'step',
  'filter',
  'worst',
  'paint',
  'key',
  'letter',
  'frame',
  'worst',
  '>50 ms',
  'nodes',
  'heap MB',
  'pictures',
];

export const SCROLL_HEADINGS = [
  'products',
  'px/s',
  'px',
  'rows',
  'busy',
  'per row',
  'longest',
  '>50 ms',
  'drawn',
  'dropped',
  'blank ms',
  'blank px',
];

export const line = (cells: readonly string[]) => cells.map((cell) => cell.padStart(9)).join('');

/** What stands below `CATALOGUE_HEADINGS`. */
export function catalogueCells(
  count: number,
  json: string,
  search: SearchTimes,
  shown: PageFigures,
): string[] {
  const filter = search.filterMs.toSorted((a, b) => a - b);
  return [
    count,
    (json.length / 1000).toFixed(0),
    (brotliCompressSync(json).length / 1000).toFixed(1),
    search.parseMs.toFixed(1),
    search.stepMs.reduce((sum, ms) => sum + ms, 0).toFixed(0),
    Math.max(...search.stepMs).toFixed(0),
    filter[filter.length >> 1]?.toFixed(1),
    filter.at(-1)?.toFixed(1),
    shown.firstPaintMs.toFixed(0),
    shown.worstKeyMs.toFixed(0),
    shown.worstLetterMs.toFixed(0),
    shown.frames.medianMs.toFixed(1),
    shown.frames.worstMs.toFixed(0),
    shown.frames.longer50Ms,
    shown.domNodes,
    shown.heapMb.toFixed(1),
    shown.requestedPictures,
  ].map(String);
}

/** What stands below `SCROLL_HEADINGS`. */
export function scrollCells(
  count: number,
  { speed, figures }: PageFigures['scrolls'][number],
): string[] {
  return [
    count,
    speed,
    figures.scrolledPx.toFixed(0),
    figures.rows,
    figures.busyMs.toFixed(0),
    (figures.busyMs / figures.rows).toFixed(1),
    figures.longestTaskMs.toFixed(0),
    figures.tasksOver50Ms,
    figures.drawn,
    figures.dropped,
    figures.blankMs.toFixed(0),
    figures.blankPx.toFixed(0),
  ].map(String);
}
