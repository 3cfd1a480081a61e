/** A file's name without the hash of its content: `/assets/cart-page-D3x9_kQa.js` → `cart-page.js`. */
const HASH = /-[\w-]{8}(?=\.\w+$)/;

const nameOf = (path: string): string => path.replace(HASH, '');

/**
 * The files that an update fetches: those of its shell, and the new versions of files that are stored,
 * so that a page that could be opened offline before can be afterwards.
 */
export function filesToFetch(
  { assets, shellAssets }: { assets: readonly string[]; shellAssets: readonly string[] },
  stored: readonly string[],
): string[] {
  const storedNames = new Set(stored.map(nameOf));
  const wanted = assets.filter((path) => storedNames.has(nameOf(path)));
  return [...new Set([...shellAssets, ...wanted])].filter((path) => !stored.includes(path));
}

/** The stored files that are not of the release. */
export function leftBehind(assets: readonly string[], stored: readonly string[]): string[] {
  return stored.filter((path) => !assets.includes(path));
}
