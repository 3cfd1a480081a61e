/** Why a request that was understood is not fulfilled; the edge knows the status of each. */
export type RefusalCode = 'invalid' | 'not_found' | 'conflict' | 'not_possible' | 'too_many';

/** A customer's request that is refused, with one German sentence for them. */
export interface Refusal {
  ok: false;
  code: RefusalCode;
  message: string;
  /** With `too_many`: when another try may succeed. */
  retryAfterSeconds?: number;
}

export function refuse(code: RefusalCode, message: string): Refusal {
  return { ok: false, code, message };
}

/** Refuses what somebody does too often; another try may succeed after these seconds. */
export function refuseTooMany(retryAfterSeconds: number): Refusal {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes <= 1 ? 'einer Minute' : `${minutes} Minuten`;
  const message = `Von Ihrem Anschluss kamen zu viele Anfragen. Bitte versuchen Sie es in ${wait} erneut.`;
  return { ...refuse('too_many', message), retryAfterSeconds };
}
