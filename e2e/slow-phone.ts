import type { Browser, Page } from '@playwright/test';

const SLOWDOWN = 4;
export const BREAK_MS = 1000;
export const MAX_ANSWER_MS = 100;

/** The element whose text a letter or press changes. */
interface Answer {
  selector: string;
  says: string;
}

/** Opens an address in a fresh browser context at a phone's width and speed. */
export async function visitOnPhone<Seen>(
  browser: Browser,
  url: string,
  answer: Answer,
  look: (page: Page, html: Buffer) => Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(noteTimes, answer);
  const response = await page.goto(url);
  const seen = await look(page, (await response?.body()) ?? Buffer.alloc(0));
  await context.close();
  return seen;
}

export interface Times {
  cards?: number;
  found?: number;
  /** When the last key or press came, and when what it changed was painted. */
  asked?: number;
  answered?: number;
}

/** Runs in the page. No named inner functions: tsx would call a helper that the page does not have. */
function noteTimes({ selector, says }: Answer): void {
  const times: Times = {};
  Object.assign(window, { times });
  for (const type of ['keydown', 'pointerup']) {
    addEventListener(
      type,
      ({ timeStamp }) => Object.assign(times, { asked: timeStamp, answered: undefined }),
      true,
    );
  }
  let before: string | undefined;
  new MutationObserver(() => {
    const hasCards = document.querySelector('main li a[href^="/produkt/"]') !== null;
    const count = [...document.querySelectorAll(selector)].find((element) =>
      element.textContent.includes(says),
    )?.textContent;
    const isAnswer = count !== undefined && count !== before;
    before = count ?? before;
    if (!isAnswer && (!hasCards || times.cards !== undefined)) return;
    // Once it is painted.
    requestAnimationFrame(() =>
      scheduler.postTask(
        () => {
          const now = performance.now();
          if (hasCards) times.cards ??= now;
          if (!isAnswer) return;
          times.found ??= now;
          times.answered ??= now;
        },
        { priority: 'user-blocking' },
      ),
    );
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** From a letter or press until its answer is painted, in ms; NaN if it changes nothing. */
export async function answerTo(page: Page, act: () => Promise<void>): Promise<number> {
  await act();
  await page.waitForTimeout(BREAK_MS);
  const { asked = 0, answered = Number.NaN } = await page.evaluate(
    () => (window as unknown as { times: Times }).times,
  );
  return answered - asked;
}

export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
