/** An article number is the product's id plus this number. */
const FIRST_NUMBER = 10_000;

/** The article number of a product in digits only, as machines read it: `10401`. */
export function articleDigits(productId: number): string {
  return String(FIRST_NUMBER + productId);
}

/** As on screen: the product's own, or `10 401` with a no-break space. Rental tools have their own rule. */
export function formatArticleNumber(productId: number, own?: string): string {
  if (own) return own;
  return articleDigits(productId).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}
