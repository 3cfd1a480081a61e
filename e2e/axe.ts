import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** WCAG 2.2 to level AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Ends fades, whose colours would fail, and unsticks bars: a half-covered link would count as too small. */
const STILL = `
  *, ::before, ::after { transition: none !important; animation: none !important; }
  #root > div { position: static !important; }
`;

/** Expects no violations on the whole page, or in a part of it. */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  // The content security policy blocks injected style elements.
  const still = await page.evaluateHandle((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, STILL);
  const found = await violations(page, part, { runOnly: { type: 'tag', values: TAGS } });
  await still.evaluate((sheet) => {
    const { adoptedStyleSheets } = document;
    document.adoptedStyleSheets = adoptedStyleSheets.filter((each) => each !== sheet);
  });
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

/** Runs axe in the page and returns only the violations: full results are large. */
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
