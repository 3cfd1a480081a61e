/** The SMTP code with which every message is refused for now; none while all are taken. */
export interface Refusal {
  code?: number | undefined;
}

/** An SMTP reply that means no: 4xx asks to try again later, 5xx never to. */
export function isRefusalCode(code: unknown): code is number {
  return typeof code === 'number' && Number.isInteger(code) && code >= 400 && code <= 599;
}
