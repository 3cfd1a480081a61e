/** Creates a value on first use. `Intl` formats are slow to create, and most pages need few of them. */
export function lazy<T extends object>(create: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
