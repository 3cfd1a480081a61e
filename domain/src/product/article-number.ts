/** An article number is the product's id plus this number. */
const FIRST_NUMBER = 10_000;

/** The article number of a product in digits only, as machines read it: `10401`. */
export function articleDigits(productId: number): string {
  return String(FIRST_NUMBER + productId);
}

/** A typed or stored article number for comparing: `10 401` and `10401` are the same, in either case. */
export function articleKey(number: string): string {
  return number.replace(/\s/g, '').toLowerCase();
}

/** The unique key of a product's number: its own, or the one derived from its id. */
export function articleKeyOf(productId: number | string, own?: string): string {
  return articleKey(own || articleDigits(Number(productId)));
}

/** As displayed: the product's own, or `10 401` with a no-break space. Rental tools have their own rule. */
export function formatArticleNumber(productId: number, own?: string): string {
  if (own) return own;
  return articleDigits(productId).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}
