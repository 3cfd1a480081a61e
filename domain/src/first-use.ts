/**
 * Makes a thing when it is first asked for, and keeps it. For what takes long to make, as `Intl`'s
 * formats do: a page that needs none of them does not wait for them.
 */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
