export interface PostalAddress {
  street: string;
  postalCode: string;
  city: string;
  /** What follows the town, if anything. */
  rest?: string;
}

/**
 * Parses an address of one or more lines: `Weg 1, 12345 Musterstadt`, or one with a foreign
 * postcode. Undefined unless a postcode has a street before it and a town after it.
 */
export function readPostalAddress(text: string, isForeign = false): PostalAddress | undefined {
  const found = (isForeign ? FOREIGN : ADDRESS).exec(text)?.groups ?? {};
  const { street, postalCode, city, rest = '' } = found;
  if (!street || !postalCode || !city) return undefined;
  const more = joined(rest);
  return { street: joined(street), postalCode, city: joined(city), ...(more && { rest: more }) };
}

const ADDRESS =
  /^\s*(?<street>\S[\s\S]*?)[\s,;]+(?:D[- ]?)?(?<postalCode>(?!00)\d{5})[ ,]+(?<city>[^\s,;\d][^\n,;]*)(?<rest>[\s\S]*)/;

const FOREIGN =
  /^\s*(?<street>\S[\s\S]*?)[\s,;]+(?:[A-Z]{1,2}[- ])?(?<postalCode>\d{2}-\d{3}|\d{3} \d{2}|\d{4} [A-Z]{2}|\d{4,5})[ ,]+(?<city>[^\s,;\d][^\n,;]*)(?<rest>[\s\S]*)/;

/** Lines joined by commas; `c/o Müller\nWeg 1` stays readable. */
function joined(lines: string): string {
  const parts = lines.split(/[\n,;]/).map((part) => part.trim());
  return parts.filter(Boolean).join(', ');
}
