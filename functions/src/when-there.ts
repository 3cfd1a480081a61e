/** Goes on with a value at once where it is there already, so that nothing waits for what is in memory. */
export function whenThere<T, R>(
  value: T | Promise<T>,
  use: (value: T) => R | Promise<R>,
): R | Promise<R> {
  return value instanceof Promise ? value.then(use) : use(value);
}
