import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** WCAG 2.2 to level AA, and what axe's makers advise beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Finds nothing that axe objects to: on the whole page, or in the part in which something happens.
 * Nothing sticks to the edges meanwhile, since half a link at a bar would count as a small one.
 */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  await untilStill(page);
  await setSticking(page, false);
  const found = await violations(page, part, { runOnly: { type: 'tag', values: TAGS } });
  await setSticking(page, true);
  expect(found).toEqual([]);
}

/** Finds no target too small to be hit, as the page stands in its window with the bars over it. */
export async function expectTargetsInSight(page: Page): Promise<void> {
  const options: axe.RunOptions = { runOnly: { type: 'rule', values: ['target-size'] } };
  expect(await violations(page, undefined, options)).toEqual([]);
}

interface WithAxe {
  axe: typeof axe;
}

/** Runs axe in the page, and brings nothing out of it but what it objects to: all else weighs much. */
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

/** Waits until what opens or fades has arrived: half-way its colours are no colours of the shop. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .every(({ playState }) => playState !== 'running'),
  );
}

/** Through the object model: the shop's policy refuses a style that is planted into the page. */
function setSticking(page: Page, sticks: boolean): Promise<void> {
  return page.evaluate(
    (position) => {
      for (const bar of document.querySelectorAll<HTMLElement>('#root > header, #root > aside')) {
        bar.style.position = position;
      }
    },
    sticks ? '' : 'static',
  );
}
