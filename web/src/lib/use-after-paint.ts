import { startTransition, useEffect, useState } from 'react';

/**
 * The value given, once what else was rendered with it is painted; at first `first`. Not `useDeferredValue`, which
 * defers nothing where a value changes in a transition.
 */
export function useAfterPaint<Value>(value: Value, first = value): Value {
  const [painted, setPainted] = useState(first);
  useEffect(() => startTransition(() => setPainted(value)), [value]);
  return painted;
}
