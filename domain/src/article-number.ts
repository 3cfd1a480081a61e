/** Article numbers are the ids of products, counted on from here. */
const FIRST_NUMBER = 10_000;

/** The article number of a product in digits only, as machines read it: `10401`. */
export function articleDigits(productId: number): string {
  return String(FIRST_NUMBER + productId);
}

/** As on screen, with a no-break space: `10 401`. Rental tools have their own rule. */
export function formatArticleNumber(productId: number): string {
  return articleDigits(productId).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}
