import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 to level AA, and what axe's makers advise beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Finds nothing that axe objects to: on the whole page, or in the part in which something happens.
 * Nothing sticks to the edges meanwhile, since half a link at a bar would count as a small one.
 */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  await setSticking(page, false);
  // In the page alone: else each call opens another one, only to put the results of frames together.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS);
  if (part) builder.include(part);
  const { violations } = await builder.analyze();
  await setSticking(page, true);
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** Finds no target too small to be hit, as the page stands in its window with the bars over it. */
export async function expectTargetsInSight(page: Page): Promise<void> {
  const builder = new AxeBuilder({ page }).setLegacyMode().withRules('target-size');
  const { violations } = await builder.analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map((node) => node.html))).toEqual([]);
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
