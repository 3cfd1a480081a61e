/**
 * Wraps a function so that it returns the same result again when called with the same arguments as before.
 */
export function rememberLast<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { args: Args; result: Result } | undefined;
  return (...args) => {
    if (!last || args.some((arg, index) => arg !== last?.args[index])) {
      last = { args, result: make(...args) };
    }
    return last.result;
  };
}
