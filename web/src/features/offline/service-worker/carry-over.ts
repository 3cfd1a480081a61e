/** A file's name without the hash of its content: `/assets/cart-page-D3x9_kQa.js` → `cart-page.js`. */
const HASH = /-[\w-]{8}(?=\.\w+$)/;

const nameOf = (path: string): string => path.replace(HASH, '');

/**
 * The files of a new release that an update fetches: those its shell begins with, and those that take
 * the place of what is stored of the release before. So a page that could be opened without a
 * connection before the update can be afterwards.
 */
export function filesToFetch(
  { assets, shellAssets }: { assets: readonly string[]; shellAssets: readonly string[] },
  stored: readonly string[],
): string[] {
  const storedNames = new Set(stored.map(nameOf));
  const wanted = assets.filter((path) => storedNames.has(nameOf(path)));
  return [...new Set([...shellAssets, ...wanted])].filter((path) => !stored.includes(path));
}

/** What is stored and belongs to no file of the release. */
export function leftBehind(assets: readonly string[], stored: readonly string[]): string[] {
  return stored.filter((path) => !assets.includes(path));
}
