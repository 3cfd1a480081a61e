/** Crockford's Base32 without I, L, O, U, so a number can be read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

export const ORDER_NUMBER_BYTES = LENGTH;

/**
 * Makes an order number such as `B-7K3M9-QX2TP` from ten random bytes: 50 random bits, so that
 * confirmation pages cannot be guessed.
 */
export function orderNumberFrom(randomBytes: Uint8Array): string {
  return numberFrom('B', randomBytes);
}

/** Makes a number of the same kind with another initial letter. */
export function numberFrom(letter: string, randomBytes: Uint8Array): string {
  if (randomBytes.length !== LENGTH) throw new RangeError(`expected ${LENGTH} random bytes`);
  const symbols = Array.from(randomBytes, (byte) => ALPHABET.charAt(byte & 31)).join('');
  return `${letter}-${symbols.slice(0, 5)}-${symbols.slice(5)}`;
}

/** Query parameter of the office's order list: the order whose details are open. */
export const OPENED_ORDER_PARAM = 'bestellung';

export function officeOrderPath(orderNumber: string): string {
  return `/admin/bestellungen?${OPENED_ORDER_PARAM}=${orderNumber}`;
}

/** Also of a part of an order: `B-7K3M9-QX2TP-1`. */
export function isOrderNumber(text: string): boolean {
  return /^B-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}(-[1-9]\d?)?$/.test(text);
}

/** The order that a part belongs to, or the order itself. */
export const wholeNumber = (orderNumber: string): string =>
  orderNumber.replace(/(.{13})-\d+$/, '$1');
