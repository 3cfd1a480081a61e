import type { Page } from '@playwright/test';
import { orderByApi } from '../orders-by-api.ts';
import { PUBLIC_ADDRESSES } from '../pages.ts';
import { untilSettled } from '../rendered.ts';
import { DESKTOP, expect, fillCart, PHONE, test } from '../shop-test.ts';
import { newPerson, signIn } from '../sign-in.ts';

/** Misplaced amounts: broken over several lines, or below their label instead of beside it. */
const wrongAmounts = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    };
    const all = [...main.querySelectorAll('*')].filter(
      (each) => each.childElementCount === 0 && /^[\d.]+,\d\d\s€$/.test(each.textContent ?? ''),
    );
    const wrong = all.filter((each) => {
      const label = each.matches('dd') && each.previousElementSibling;
      const isBelow =
        label && each.getBoundingClientRect().top >= label.getBoundingClientRect().bottom;
      return linesOf(each) > 1 || isBelow;
    });
    return all.length === 0 ? ['no amount'] : wrong.map(({ textContent }) => String(textContent));
  });

const VIEWPORTS = [PHONE, DESKTOP];

/** Checks the open page at both widths. */
async function expectRightAmounts(page: Page): Promise<void> {
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    expect(await wrongAmounts(page), `at ${viewport.width} px`).toEqual([]);
  }
}

test('five-digit amounts stay on one line beside their labels', async ({ page }) => {
  await fillCart(page, [1, 430]);
  await page.goto('/warenkorb');
  await expect(page.getByText('Gesamtbetrag inkl.')).toBeVisible();
  await expectRightAmounts(page);
  await page.goto('/checkout');
  await page.getByRole('radio', { name: 'Geschäftskunde' }).click();
  await expect(page.getByText('Mit 2 % Skonto binnen 8 Tagen')).toBeVisible();
  await expectRightAmounts(page);
});

test('amounts line up in the account as they do in the confirmation', async ({ page }) => {
  const person = newPerson('Karla Konto');
  await signIn(page, person);
  const order = { ...person, product: 1, quantity: 430, company: 'Konto Bau GmbH' };
  const number = await orderByApi(page.request, order);
  await page.goto('/dashboard');
  const card = page.getByRole('article', { name: number });
  const amounts = card.getByText(/^1\d\.\d{3},\d\d\s€/);
  await expect(amounts).toHaveCount(3);
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    const rights = await amounts.evaluateAll((all) =>
      all.map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return Math.round(range.getBoundingClientRect().right);
      }),
    );
    expect(new Set(rights).size, `right edges at ${rights}`).toBe(1);
  }
  await page.goto(`/bestellung-bestaetigung/${number}`);
  await expect(page.getByText('Gesamtbetrag inkl.')).toBeVisible();
  await expectRightAmounts(page);
});

/** Amounts that say nothing about VAT, each after its preceding line, as such a visitor sees them. */
const bareAmounts = (page: Page, prices: 'business' | 'private'): Promise<string[]> =>
  page.locator('main').evaluate(async (main, prices) => {
    // As if chosen in another tab.
    localStorage.setItem('prices', prices);
    window.dispatchEvent(new StorageEvent('storage', { key: 'prices' }));
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    const { innerText } = main as HTMLElement;
    const lines = innerText.split('\n').filter((line) => line.trim());
    return lines
      .map((line, at) => `${lines[at - 1] ?? ''} | ${line}`)
      .filter((line) => /\d\s€.*$/.test(line.split(' | ').at(-1) ?? ''))
      .filter((line) => !/netto|brutto|MwSt|Kaution|Selbstbeteiligung/.test(line));
  }, prices);

test.describe('in Privat', () => {
  // Unknown order, booking and quote.
  test.use({ expectedErrors: /404/ });

  test('each net amount of each public page has its word, with a cart and a plan', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await fillCart(page, [1, 3], [8, 12]);
    await page.goto('/planer/einfahrt?m2=40');
    await page.getByRole('button', { name: 'Alles in den Warenkorb' }).click();
    await expect(page.getByRole('link', { name: 'Im Warenkorb: ansehen' })).toBeVisible();
    for (const address of PUBLIC_ADDRESSES) {
      await page.goto(address);
      await untilSettled(page);
      const net = await bareAmounts(page, 'business');
      const bare = await bareAmounts(page, 'private');
      // A line that is the same in both modes is still net.
      expect
        .soft(
          bare.filter((line) => net.includes(line)),
          address,
        )
        .toEqual([]);
    }
  });
});
