/** Makes something once for each thing, and keeps it for as long as somebody holds the thing. */
export function onceFor<T extends object, R>(make: (thing: T) => R): (thing: T) => R {
  const made = new WeakMap<T, { result: R }>();
  return (thing) => {
    const known = made.get(thing) ?? { result: make(thing) };
    made.set(thing, known);
    return known.result;
  };
}
