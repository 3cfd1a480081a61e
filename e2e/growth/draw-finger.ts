import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** A finger that draws the page up for so long, and what the page does by itself when let go. */
const DRAW_MS = 2000;
const COAST_MS = 1000;
const FRAME_MS = 16;
const START = { x: 195, y: 700 };

/**
 * Scrolls as a finger does, at so many pixels a second. It goes on beyond the edge of the screen, as
 * one cannot do it, so that the speed stays the same. Of the browser's own gestures the one by touch
 * moves nothing in this browser, so the points are sent one by one.
 */
export async function drawFinger(session: CDPSession, speed: number): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: START.x, y: Math.round(y) }],
    });
  await send('touchStart', START.y);
  const begin = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let ms = 0; ms < DRAW_MS; ms = performance.now() - begin) {
    // Nobody waits for the page: a finger does not either.
    sent.push(send('touchMove', START.y - (ms * speed) / 1000));
    await pause(FRAME_MS);
  }
  sent.push(send('touchEnd'));
  await Promise.all(sent);
  await pause(COAST_MS);
}
