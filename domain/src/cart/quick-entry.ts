import { articleKey, articleKeyOf, articlesNamed, someNames } from '../product/article-number.ts';
import type { Product } from '../product/product.ts';
import { roundedUpNote } from '../product/typed-quantity.ts';
import { formatNumber } from '../text/format.ts';
import { MAX_QUANTITY } from '../text/quantity.ts';
import { isMeasured, readMeasured } from '../text/units.ts';
import { type CartAddRequest, MAX_CART_LINES } from './cart.ts';

type Goods = Pick<Product, 'id' | 'name' | 'unit' | 'price' | 'vat_rate' | 'article_number'>;

/** An article of the lines, with the sum of its quantities. */
export interface QuickArticle {
  product: Goods;
  /** Whole units of the product. */
  quantity: number;
  note?: string;
}

interface EnteredLine {
  /** From 1. */
  number: number;
  text: string;
}

/** A line that cannot be read or ordered. */
export interface WrongLine extends EnteredLine {
  problem: string;
}

/** A line as read: its article and quantity, or a problem. */
export type QuickLine = WrongLine | (EnteredLine & QuickArticle);

/**
 * Reads `10001;12` or `Kies 0/32 12`, one article per line, typed or pasted from a spreadsheet: the first cell is the number, the
 * quantity is the first figure after it, or in the column with that heading. Skips headings and empty lines; rounds
 * fractions up.
 */
export function readQuickEntry(text: string, products: readonly Goods[]) {
  const byNumber = new Map(
    products.map((product) => [articleKeyOf(product.id, product.article_number), product]),
  );
  const lines = text.split(/\r?\n/);
  const column = cellsIn(lines[0]?.trim() ?? '').findIndex((cell) => /^(menge|anzahl)/i.test(cell));
  const articles = new Map<number, QuickArticle>();
  const wrong: WrongLine[] = [];
  const read: QuickLine[] = [];
  for (const [index, raw] of lines.entries()) {
    const line = { number: index + 1, text: raw.trim() };
    if (line.text === '' || (index === 0 && !/\d/.test(line.text))) continue;
    const alone =
      line.text.length > MAX_LINE ? TOO_LONG : readLine(line.text, { byNumber, column });
    const sum = added(articles, alone);
    if ('problem' in sum) wrong.push({ ...line, ...sum });
    else articles.set(sum.product.id, sum);
    read.push({ ...line, ...('problem' in sum ? sum : (alone as QuickArticle)) });
  }
  return { articles: [...articles.values()], wrong, lines: read };
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

interface Table {
  byNumber: ReadonlyMap<string, Goods>;
  /** Index of the quantity column; -1 if no heading names one. */
  column: number;
}

function readLine(text: string, table: Table): QuickArticle | { problem: string } {
  const { article, quantity } = cellsOf(text, table);
  const numbered = table.byNumber.get(articleKey(article));
  const [named, ...others] = numbered ? [] : articlesNamed(article, [...table.byNumber.values()]);
  if (named && others.length > 0) {
    return { problem: `„${shortened(article)}“ heißen mehrere: ${someNames([named, ...others])}.` };
  }
  const product = numbered ?? named;
  if (!product) return { problem: `Artikelnummer „${shortened(article)}“ gibt es nicht.` };
  if (product.price === undefined) return { problem: `„${product.name}“ gibt es nur auf Anfrage.` };
  if (quantity === '') return { problem: `Zu „${product.name}“ fehlt die Menge.` };
  const read = readMeasured(quantity.replace(/[.,]$/, ''), product.unit);
  if (!read) {
    const unit = read === undefined && isMeasured(quantity) ? ` in ${product.unit}` : '';
    return { problem: `„${shortened(quantity)}“ ist keine Menge${unit}.` };
  }
  const whole = Math.ceil(read);
  if (whole > MAX_QUANTITY) return { problem: TOO_MANY };
  const note = whole > read ? { note: roundedUpNote(product.unit) } : {};
  return { product, quantity: whole, ...note };
}

/** Splits a line into article and quantity, by cell or by word. */
function cellsOf(text: string, { byNumber, column }: Table) {
  const [article = '', ...others] = cellsIn(text);
  if (others.length > 0) {
    const name = byNumber.get(articleKey(article))?.name;
    const figure = others.find((cell) => /^[-+\d]/.test(cell) && cell !== name);
    const named = column > 0 ? others[column - 1] : figure;
    return { article, quantity: named ?? others.find(Boolean) ?? '' };
  }
  const words = article.split(/\s+/);
  // `10 001` is a number with a space in it, not a number and a quantity.
  for (let count = Math.min(words.length, MAX_WORDS); count > 0; count--) {
    const number = words.slice(0, count).join(' ');
    const quantity = words.slice(count).join(' ').replace(TIMES, '');
    if (byNumber.has(articleKey(number))) return { article: number, quantity };
  }
  const [, before, quantity = ''] =
    /^(.*\S)\s+(?:[x×*]\s*)?(\d[\d.,]*(?:\s?[^\s\d]+)?)$/.exec(article) ?? [];
  return { article: before?.replace(/\s*[x×*]$/, '') ?? article, quantity };
}

const MAX_WORDS = 8;
const TIMES = /^[x×*]\s*(?=\d)/;

/** The cells of a CSV line; a comma separates only after a quoted cell. */
function cellsIn(line: string): string[] {
  const cells = `${line};`.matchAll(/ *(?:"((?:[^"]|"")*)" *[;\t,]|([^;\t]*)[;\t])/g);
  return [...cells].map(([, quoted, bare = '']) =>
    (quoted === undefined ? bare : quoted.replaceAll('""', '"')).trim(),
  );
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

export const linesToAdd = (articles: readonly QuickArticle[]): CartAddRequest[] =>
  articles.map(({ product, quantity }) => ({ product_id: product.id, quantity }));

/** A shared cart as lines to type; discontinued articles keep their number and are reported. */
export function quickText(lines: readonly CartAddRequest[], products: readonly Goods[]): string {
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines
    .map(({ product_id, quantity }) => {
      const number = articleKeyOf(product_id, byId.get(product_id)?.article_number);
      return `${number}; ${formatNumber(quantity)}`;
    })
    .join('\n');
}
