import PDFParser, { type Output } from 'pdf2json';
import { orderByApi } from '../orders-by-api.ts';
import {
  confirmedNumber,
  expect,
  fillCart,
  fillCustomer,
  submitOrder,
  test,
} from '../shop-test.ts';

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

const MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

/** Page heights in mm: from A4 down until every part of the order has been at a page's foot. */
const HEIGHTS = Array.from({ length: 10 }, (_, step) => 297 - 13 * step);

for (const payment of ['rechnung', 'vorkasse'] as const) {
  test(`an order paid by ${payment} prints on one page, and on smaller ones no heading stands alone at the foot`, async ({
    page,
  }) => {
    const order = { name: 'Erika Muster', product: 1, quantity: 3, postalCode: '12355', payment };
    const number = await orderByApi(page.request, order);
    await page.goto(`/bestellung-bestaetigung/${number}`);
    await expect(page.getByRole('row', { name: /Kies/ })).toBeVisible();
    const headings = await page.locator('main').getByRole('heading').allTextContents();
    for (const height of HEIGHTS) {
      const paper = { width: '210mm', height: `${height}mm`, margin: MARGIN };
      const pages = await linesOf(await page.pdf(paper));
      if (height === 297) expect.soft(pages).toHaveLength(1);
      const last = pages.map((each) => each.at(-1));
      const alone = headings.filter((text) => last.includes(text.replace(/\s/g, '')));
      expect.soft(alone, `on paper of ${height} mm`).toEqual([]);
    }
  });
}

const TEN = [1, 2, 8, 101, 102, 201, 202, 301, 401, 501];

test('an order of ten lines that is paid by transfer prints on one page', async ({ page }) => {
  await fillCart(page, ...TEN.map((id) => [id, 12] as const));
  await page.goto('/checkout');
  await fillCustomer(page, 'Erika Muster');
  await page.getByRole('radio', { name: 'Vorkasse' }).check();
  await submitOrder(page);
  await confirmedNumber(page);
  await expect(page.getByRole('img', { name: /^QR-Code/ })).toBeVisible();
  const pages = await linesOf(await page.pdf({ format: 'A4', margin: MARGIN }));
  expect(pages).toHaveLength(1);
});
