import type { Page } from '@playwright/test';
import type { Order } from '@shop/domain/order/order';
import PDFParser, { type Output } from 'pdf2json';
import { orderByApi } from '../orders-by-api.ts';
import { expect, test } from '../shop-test.ts';

/** The lines of each page of a PDF from top to bottom, without spaces. */
async function linesOf(pdf: Buffer): Promise<string[][]> {
  const parser = new PDFParser();
  const { Pages } = await new Promise<Output>((resolve, reject) => {
    parser.on('pdfParser_dataReady', resolve);
    parser.on('pdfParser_dataError', reject);
    parser.parseBuffer(pdf, 0);
  });
  return Pages.map(({ Texts }) => {
    const lines = new Map<number, string>();
    for (const { y, R } of Texts.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
      const text = decodeURIComponent(R.map(({ T }) => T).join('')).replace(/\s/g, '');
      if (text) lines.set(y, (lines.get(y) ?? '') + text);
    }
    return [...lines.values()];
  });
}

/** Answers the order with so many lines, more than the shop has products. */
async function lengthen(page: Page, number: string, lines: () => number): Promise<void> {
  await page.route(`**/api/orders/${number}`, async (route) => {
    const response = await route.fetch();
    const order = (await response.json()) as Order;
    const [item] = order.order_items;
    const order_items = Array.from({ length: lines() }, () => item);
    await route.fulfill({ response, json: { ...order, order_items } });
  });
}

const MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

for (const payment of ['rechnung', 'vorkasse'] as const) {
  test(`a printed order by ${payment} leaves no heading alone at the foot of a page`, async ({
    page,
  }) => {
    test.slow();
    let lines = 1;
    const order = { name: 'Erika Muster', product: 1, quantity: 3, postalCode: '12355', payment };
    const number = await orderByApi(page.request, order);
    await lengthen(page, number, () => lines);
    for (lines of [1, 2, 3, 4, 9, 10, 11]) {
      await page.goto(`/bestellung-bestaetigung/${number}`);
      await expect(page.getByRole('row', { name: /Kies/ })).toHaveCount(lines);
      const headings = await page.locator('main').getByRole('heading').allTextContents();
      const pages = await linesOf(await page.pdf({ format: 'A4', margin: MARGIN }));
      const last = pages.map((each) => each.at(-1));
      const alone = headings.filter((text) => last.includes(text.replace(/\s/g, '')));
      expect.soft(alone, `${lines} lines`).toEqual([]);
    }
  });
}
