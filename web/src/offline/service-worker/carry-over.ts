/** The hash in a file's name: `/assets/cart-page-D3x9_kQa.js` becomes `cart-page.js` without it. */
const HASH = /-[\w-]{8}(?=\.\w+$)/;

const nameOf = (path: string): string => path.replace(HASH, '');

/**
 * The files that an update fetches: those of its shell, and the new versions of stored files, so that
 * any page that could be opened offline before the update still can be.
 */
export function filesToFetch(
  shellAssets: readonly string[],
  assets: readonly string[],
  stored: readonly string[],
): string[] {
  const storedNames = new Set(stored.map(nameOf));
  const wanted = assets.filter((path) => storedNames.has(nameOf(path)));
  return [...new Set([...shellAssets, ...wanted])].filter((path) => !stored.includes(path));
}

/** The stored files that do not belong to the release. */
export const leftBehind = (assets: readonly string[], stored: readonly string[]): string[] =>
  stored.filter((path) => !assets.includes(path));
