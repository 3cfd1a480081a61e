import { articleKey, articleKeyOf } from '../product/article-number.ts';
import type { Product } from '../product/product.ts';
import { isRoundedUp, parseQuantity, roundedUpNote } from '../product/typed-quantity.ts';
import { formatNumber } from '../text/format.ts';
import { MAX_QUANTITY } from '../text/quantity.ts';
import { type CartAddRequest, MAX_CART_LINES } from './cart.ts';

type Goods = Pick<Product, 'id' | 'name' | 'unit' | 'price' | 'article_number'>;

/** An article of the lines, with the sum of its quantities. */
export interface QuickArticle {
  product: Goods;
  /** Whole units of the product. */
  quantity: number;
  note?: string;
}

/** A line that cannot be read or ordered. */
export interface WrongLine {
  /** From 1. */
  number: number;
  text: string;
  problem: string;
}

/**
 * Reads `10001;12`, one article a line, as typed or pasted from a spreadsheet: the first cell is the number, the
 * last one the quantity. A heading and empty lines are skipped; fractions are rounded up.
 */
export function readQuickEntry(text: string, products: readonly Goods[]) {
  const byNumber = new Map(
    products.map((product) => [articleKeyOf(product.id, product.article_number), product]),
  );
  const articles = new Map<number, QuickArticle>();
  const wrong: WrongLine[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = { number: index + 1, text: raw.trim() };
    if (line.text === '' || (index === 0 && !/\d/.test(line.text))) continue;
    const read =
      line.text.length > MAX_LINE ? TOO_LONG : added(articles, readLine(line.text, byNumber));
    if ('problem' in read) wrong.push({ ...line, ...read });
    else articles.set(read.product.id, read);
  }
  return { articles: [...articles.values()], wrong };
}

const MAX_LINE = 300;
const TOO_LONG = { problem: `Eine Zeile hat höchstens ${MAX_LINE} Zeichen.` };

/** An article with what other lines have of it. */
function added(
  articles: ReadonlyMap<number, QuickArticle>,
  read: QuickArticle | { problem: string },
): QuickArticle | { problem: string } {
  if ('problem' in read) return read;
  const before = articles.get(read.product.id);
  if (!before) return articles.size < MAX_CART_LINES ? read : { problem: FULL };
  const quantity = before.quantity + read.quantity;
  return quantity > MAX_QUANTITY ? { problem: TOO_MANY } : { ...before, ...read, quantity };
}

const TOO_MANY = `Von einem Artikel sind höchstens ${formatNumber(MAX_QUANTITY)} Einheiten möglich.`;
const FULL = `Ein Warenkorb fasst höchstens ${MAX_CART_LINES} Artikel.`;

function readLine(
  text: string,
  byNumber: ReadonlyMap<string, Goods>,
): QuickArticle | { problem: string } {
  const { article, quantity } = cellsOf(text, byNumber);
  const product = byNumber.get(articleKey(article));
  if (!product) return { problem: `Artikelnummer „${shortened(article)}“ gibt es nicht.` };
  if (product.price === undefined) return { problem: `„${product.name}“ gibt es nur auf Anfrage.` };
  if (quantity === '') return { problem: `Zu „${product.name}“ fehlt die Menge.` };
  if (!/^[\d.,]*[1-9]/.test(quantity)) {
    return { problem: `„${shortened(quantity)}“ ist keine Menge.` };
  }
  const note = isRoundedUp(quantity) ? { note: roundedUpNote(product.unit) } : {};
  return { product, quantity: parseQuantity(quantity), ...note };
}

function cellsOf(text: string, byNumber: ReadonlyMap<string, Goods>) {
  const [article = '', ...others] = text.split(/[;\t]/).map((cell) => cell.trim());
  if (others.length > 0) return { article, quantity: others.findLast(Boolean) ?? '' };
  // `10 001` alone is a number with a blank, not a number and a quantity.
  const [, before, last] = /^(.*\S)\s+(?:[x×*]\s*)?(\d[\d.,]*(?:\s?[^\s\d]+)?)$/.exec(text) ?? [];
  if (before === undefined || last === undefined || byNumber.has(articleKey(text))) {
    return { article: text, quantity: '' };
  }
  return { article: before.replace(/\s*[x×*]$/, ''), quantity: last };
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

export const linesToAdd = (articles: readonly QuickArticle[]): CartAddRequest[] =>
  articles.map(({ product, quantity }) => ({ product_id: product.id, quantity }));

/** Lines of a shared cart as one types them; what is no longer sold keeps its number, and is reported. */
export function quickText(lines: readonly CartAddRequest[], products: readonly Goods[]): string {
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines
    .map(({ product_id, quantity }) => {
      const number = articleKeyOf(product_id, byId.get(product_id)?.article_number);
      return `${number}; ${formatNumber(quantity)}`;
    })
    .join('\n');
}
