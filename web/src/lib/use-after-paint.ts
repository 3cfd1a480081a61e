import { startTransition, useEffect, useState } from 'react';

/**
 * The given value, but only after whatever rendered with it has been painted; initially `first`. Not
 * `useDeferredValue`, which does not defer a value that changes in a transition.
 */
export function useAfterPaint<Value>(value: Value, first = value): Value {
  const [painted, setPainted] = useState(first);
  useEffect(() => startTransition(() => setPainted(() => value)), [value]);
  return painted;
}
