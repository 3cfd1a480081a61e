/** A list that is never empty. */
export type AtLeastOne<Each> = readonly [Each, ...Each[]];

export const mapAll = <From, To>(
  [first, ...others]: AtLeastOne<From>,
  to: (each: From, index: number) => To,
): AtLeastOne<To> => [to(first, 0), ...others.map((each, index) => to(each, index + 1))];
