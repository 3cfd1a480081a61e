/** The function, which gives the same result again while it is called with the same arguments. */
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
