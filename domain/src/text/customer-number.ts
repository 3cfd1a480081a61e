/** `K-10001`, by which orders, papers and people refer to `customers/10001`. */
export const customerNumber = (id: string | number): string => `K-${id}`;

/** The id of a customer's document; undefined if that is not a number as the shop gives it. */
export const customerId = (number: string): string | undefined =>
  /^K-([1-9]\d{4,14})$/.exec(number)?.[1];
