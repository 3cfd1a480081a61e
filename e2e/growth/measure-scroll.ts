import type { CDPSession, Page } from '@playwright/test';
import { drawFinger } from './draw-finger.ts';
import { type TracedFrames, traceFrames } from './trace-frames.ts';

export interface ScrollFigures extends TracedFrames {
  scrolledPx: number;
  rows: number;
  /** How long the end of the window had no rows yet, and how much of it at the most. */
  blankMs: number;
  blankPx: number;
}

declare global {
  interface Window {
    scrolled: { rows: Set<string>; blankMs: number; blankPx: number };
  }
}

/** Scrolls the open catalogue down from its top with a finger of this speed, in pixels a second. */
export async function measureScroll(
  page: Page,
  session: CDPSession,
  speed: number,
): Promise<ScrollFigures> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(500);
  const stop = await page.evaluateHandle(watchRows);
  const frames = await traceFrames(session, () => drawFinger(session, speed));
  await stop.evaluate((end) => end());
  const scrolled = await page.evaluate(() => {
    const { rows, blankMs, blankPx } = window.scrolled;
    return { scrolledPx: window.scrollY, rows: rows.size, blankMs, blankPx };
  });
  return { ...frames, ...scrolled };
}

/**
 * Notes which rows are made, and where the window is beyond the rows that the frame before had: while
 * the main thread is busy, the browser goes on scrolling with what there is.
 */
function watchRows(): () => void {
  const list = document.querySelector('main ul');
  if (!list) throw new Error('No list is there to be scrolled.');
  const figures = { rows: new Set<string>(), blankMs: 0, blankPx: 0 };
  window.scrolled = figures;
  let shown = { at: 0, top: 0, end: Number.POSITIVE_INFINITY };
  let isWatching = true;

  function onScroll(): void {
    const blank = Math.min(innerHeight, scrollY + innerHeight - shown.end);
    if (blank <= 0) return;
    const share = Math.min(1, blank / Math.max(1, scrollY - shown.top));
    figures.blankMs += share * (performance.now() - shown.at);
    figures.blankPx = Math.max(figures.blankPx, blank);
  }
  function onFrame(): void {
    const bottom = list?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    shown = { at: performance.now(), top: scrollY, end: scrollY + bottom };
    if (isWatching) requestAnimationFrame(onFrame);
  }
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLElement) figures.rows.add(node.dataset.index ?? '');
    }
  });
  observer.observe(list, { childList: true });
  addEventListener('scroll', onScroll, { capture: true, passive: true });
  requestAnimationFrame(onFrame);
  return () => {
    isWatching = false;
    observer.disconnect();
    removeEventListener('scroll', onScroll, { capture: true });
  };
}
