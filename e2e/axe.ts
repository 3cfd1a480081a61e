import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** WCAG 2.2 to level AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe finds nothing on the whole page, or in a part of it. Sticky bars are released meanwhile: a link
 * that they half cover would count as too small.
 */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  await untilStill(page);
  await setSticky(page, false);
  const found = await violations(page, part, { runOnly: { type: 'tag', values: TAGS } });
  await setSticky(page, true);
  expect(found).toEqual([]);
}

/** No target is too small under the sticky bars at the current scroll position. */
export async function expectTargetsInSight(page: Page): Promise<void> {
  const options: axe.RunOptions = { runOnly: { type: 'rule', values: ['target-size'] } };
  expect(await violations(page, undefined, options)).toEqual([]);
}

interface WithAxe {
  axe: typeof axe;
}

/** Runs axe in the page and returns the violations only: full results are large. */
async function violations(
  page: Page,
  part: string | undefined,
  options: axe.RunOptions,
): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  return page.evaluate(
    async ([selector, options]) => {
      const { violations } = await (window as unknown as WithAxe).axe.run(
        selector ?? document,
        options,
      );
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, html }) => `${target} ${html}`).join(', ')}`,
      );
    },
    [part, { ...options, resultTypes: ['violations'] }] as [string | undefined, axe.RunOptions],
  );
}

/** Waits for animations: half-faded colours would fail the contrast check. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .every(({ playState }) => playState !== 'running'),
  );
}

/** By the object model: the content security policy refuses added style elements. */
function setSticky(page: Page, isSticky: boolean): Promise<void> {
  return page.evaluate(
    (position) => {
      for (const bar of document.querySelectorAll<HTMLElement>('#root > div')) {
        bar.style.position = position;
      }
    },
    isSticky ? '' : 'static',
  );
}
