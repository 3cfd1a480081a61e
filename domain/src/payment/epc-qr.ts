import { type Cents, toEuro } from '../money/money.ts';

/** A SEPA transfer for a banking app to fill in. */
export interface Transfer {
  /** Name of the recipient, at most 70 characters. */
  holder: string;
  iban: string;
  bic: string;
  /** From one cent to 999,999,999.99 euro. */
  amountCents: Cents;
  /** Unstructured remittance information, at most 140 characters. */
  reference: string;
}

export type EpcQrPayload = { ok: true; payload: string } | { ok: false; problem: EpcQrProblem };

export type EpcQrProblem = 'holder' | 'iban' | 'bic' | 'amount' | 'reference' | 'too_long';

const MAX_BYTES = 331;
const UTF_8 = '1';

/**
 * The text of a QR code for a SEPA transfer, version 002 of EPC069-12 ("GiroCode"), to be drawn
 * with error correction level M.
 */
export function epcQrPayload(transfer: Transfer): EpcQrPayload {
  const problem = problemOf(transfer);
  if (problem) return { ok: false, problem };
  const { holder, iban, bic, amountCents, reference } = transfer;
  const amount = `EUR${toEuro(amountCents).toFixed(2)}`;
  const [purpose, structuredReference] = ['', ''];
  const payload = [
    'BCD',
    '002',
    UTF_8,
    'SCT',
    bic,
    holder,
    iban,
    amount,
    purpose,
    structuredReference,
    reference,
  ].join('\n');
  if (utf8Bytes(payload) > MAX_BYTES) return { ok: false, problem: 'too_long' };
  return { ok: true, payload };
}

function problemOf({
  holder,
  iban,
  bic,
  amountCents,
  reference,
}: Transfer): EpcQrProblem | undefined {
  if (!isLine(holder, 70) || holder === '') return 'holder';
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return 'iban';
  if (!/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(bic)) return 'bic';
  if (!Number.isInteger(amountCents) || amountCents < 1 || amountCents > 999_999_999_99)
    return 'amount';
  if (!isLine(reference, 140)) return 'reference';
  return undefined;
}

function isLine(text: string, maxLength: number): boolean {
  return text.length <= maxLength && !/\p{Cc}/u.test(text);
}

/** `domain` has no TextEncoder: it knows neither browser nor Node. */
function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const symbol of text) {
    if (symbol < '\u0080') bytes += 1;
    else if (symbol < '\u0800') bytes += 2;
    else bytes += symbol.length === 2 ? 4 : 3;
  }
  return bytes;
}
