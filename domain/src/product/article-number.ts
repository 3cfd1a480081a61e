/** An article number is the product's id plus this number. */
const FIRST_NUMBER = 10_000;

/** The article number of a product in digits only, as machines read it: `10401`. */
export const articleDigits = (productId: number): string => String(FIRST_NUMBER + productId);

/** A typed or stored article number for comparing: `10 401` and `10401` are the same, in either case. */
export const articleKey = (number: string): string => number.replace(/\s/g, '').toLowerCase();

/** The unique key of a product's number: its own, or the one derived from its id. */
export const articleKeyOf = (productId: number | string, own?: string): string =>
  articleKey(own || articleDigits(Number(productId)));

/** As displayed: the product's own, or `10 401` with a no-break space. Rental tools have their own rule. */
export function formatArticleNumber(productId: number, own?: string): string {
  if (own) return own;
  return articleDigits(productId).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}

/** The products that a typed name means: the one called so, else all whose names hold its words. */
export function articlesNamed<Named extends { name: string }>(
  typed: string,
  products: readonly Named[],
): Named[] {
  const text = typed.trim().toLowerCase();
  if (!/[a-zäöüß]{2}/.test(text)) return [];
  const same = products.filter(({ name }) => name.toLowerCase() === text);
  const words = text.split(/\s+/);
  return same.length > 0
    ? same
    : products.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}

/** `Kies 0/8, Kies 0/16, Kies 0/32`: enough of them to type the name further. */
export const someNames = (products: readonly { name: string }[]): string =>
  products
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ');
