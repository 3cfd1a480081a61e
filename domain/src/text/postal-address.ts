export interface PostalAddress {
  street: string;
  postalCode: string;
  city: string;
  /** What follows the town, if anything. */
  rest?: string;
}

/**
 * Parses a German address of one or more lines: `Weg 1, 12345 Musterstadt`. Undefined unless a postcode has a
 * street before it and a town after it.
 */
export function readPostalAddress(text: string): PostalAddress | undefined {
  const { street, postalCode, city, rest = '' } = ADDRESS.exec(text)?.groups ?? {};
  if (!street || !postalCode || !city) return undefined;
  const more = joined(rest);
  return { street: joined(street), postalCode, city: joined(city), ...(more && { rest: more }) };
}

const ADDRESS =
  /^\s*(?<street>\S[\s\S]*?)[\s,;]+(?:D[- ]?)?(?<postalCode>(?!00)\d{5})[ ,]+(?<city>[^\s,;\d][^\n,;]*)(?<rest>[\s\S]*)/;

/** Lines joined by commas; `c/o Müller\nWeg 1` stays readable. */
function joined(lines: string): string {
  const parts = lines.split(/[\n,;]/).map((part) => part.trim());
  return parts.filter(Boolean).join(', ');
}
