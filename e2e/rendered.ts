import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Layout shifts and font loads, in ms since the page was opened. */
type Observed = Window & {
  shifts: { at: number; value: number; moved: string[] }[];
  fontLoads: number[];
};

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** A shift this soon after a font load is attributed to it. */
const FONT_SHIFT_MS = 250;

/** Records layout shifts of the pages of a context; call it before opening them. */
export async function observeShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const page = window as unknown as Observed;
    page.shifts = [];
    page.fontLoads = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, value, sources } = entry as LayoutShift;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.parentElement?.className ?? ''} ${node?.textContent?.slice(0, 60)}: ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
        );
        page.shifts.push({ at: startTime, value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.fonts.addEventListener('loadingdone', () => page.fontLoads.push(performance.now()));
  });
}

/**
 * Expects no layout shift since the page was opened. On long texts fonts may cause some: on a busy
 * machine they load late, and a few lines wrap differently in the fallback font.
 */
export async function expectNoShift(page: Page, mayShiftForFonts = false): Promise<void> {
  const { shifts, fontLoads } = await page.evaluate(() => {
    const { shifts, fontLoads } = window as unknown as Observed;
    return { shifts, fontLoads };
  });
  const isFontShift = (at: number) =>
    fontLoads.some((loaded) => Math.abs(loaded - at) <= FONT_SHIFT_MS);
  const counted = shifts.filter(({ at }) => !(mayShiftForFonts && isFontShift(at)));
  const total = counted.reduce((sum, { value }) => sum + value, 0);
  const moved = counted.flatMap(({ at, moved }) =>
    moved.map((line) => `${Math.round(at)} ms: ${line}`),
  );
  expect(total, [`layout shift of ${page.url()}`, ...moved].join('\n')).toBeLessThanOrEqual(0.01);
}

/** Waits until React has hydrated the page and everything it loads has arrived. */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector('main > *');
    return element !== null && Object.keys(element).some((key) => key.startsWith('__react'));
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Expects the page to have the same text as its document had before any code ran. */
export async function expectTextOfDocument(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const expected = await page.evaluate((text) => {
    const root = new DOMParser().parseFromString(text, 'text/html').getElementById('root');
    // A document has both versions of a price until the choice is known.
    for (const other of root?.querySelectorAll('[data-shown="gross"]') ?? []) other.remove();
    return root?.textContent ?? '';
  }, html);
  const text = await page.locator('#root').evaluate((root) => root.textContent);
  expect(text, path).toBe(expected);
}

/** Expects the page to need no styles but those of its document. */
export async function expectStylesOfDocument(page: Page): Promise<void> {
  const added = await page.evaluate(() => {
    // Emotion inserts runtime rules into elements without text.
    const classes = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')]
      .filter((style) => style.textContent === '')
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
      .flatMap(({ cssText }) => cssText.match(/\.css-[\w-]+/g) ?? []);
    return [...new Set(classes)].filter((name) => document.querySelector(`main ${name}`));
  });
  expect(added, `classes of ${page.url()} without styles in the document`).toEqual([]);
}
