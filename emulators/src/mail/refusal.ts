/** The SMTP code that every message is refused with at present, if any. */
export interface Refusal {
  code?: number | undefined;
}

/** A negative SMTP reply: 4xx is temporary, 5xx permanent. */
export function isRefusalCode(code: unknown): code is number {
  return typeof code === 'number' && Number.isInteger(code) && code >= 400 && code <= 599;
}
