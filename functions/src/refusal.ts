/** Why a request that was understood is not fulfilled; the edge knows the status of each. */
export type RefusalCode = 'invalid' | 'not_found' | 'conflict' | 'not_possible';

/** A customer's request that is refused, with one German sentence for them. */
export interface Refusal {
  ok: false;
  code: RefusalCode;
  message: string;
}

export function refuse(code: RefusalCode, message: string): Refusal {
  return { ok: false, code, message };
}
