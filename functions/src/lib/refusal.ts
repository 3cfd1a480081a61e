import type { ApiError } from '@shop/domain/contract/call';

/** Why a use case refuses a request; the HTTP layer maps each reason to a status. */
export type RefusalCode = 'invalid' | 'not_found' | 'conflict' | 'not_possible' | 'too_many';

/** A refused request, with one German sentence for the customer. */
export interface Refusal {
  ok: false;
  code: RefusalCode;
  message: string;
  /** With `too_many`: when a retry may succeed. */
  retryAfterSeconds?: number;
  /** Lets the shop's pages offer a remedy. */
  hint?: ApiError['code'];
}

/** Result of a use case; routes return it as it is. */
export type Outcome<Value> = { ok: true; value: Value } | Refusal;

export const refuse = (code: RefusalCode, message: string): Refusal => ({
  ok: false,
  code,
  message,
});

/** Refuses a request beyond a limit. */
export function refuseTooMany(retryAfterSeconds: number): Refusal {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const hours = Math.ceil(minutes / 60);
  const inMinutes = minutes <= 1 ? 'einer Minute' : `${minutes} Minuten`;
  const wait = hours <= 1 ? inMinutes : `${hours} Stunden`;
  const message = `Von Ihrem Anschluss kamen zu viele Anfragen. Bitte versuchen Sie es in ${wait} erneut.`;
  return { ...refuse('too_many', message), retryAfterSeconds };
}
