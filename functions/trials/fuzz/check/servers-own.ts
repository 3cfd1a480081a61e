import type { Answer } from '../wire/answer.ts';

const OWN_STATUSES = new Set([400, 408, 413, 414, 417, 426, 431, 501, 505]);

/** Whether an answer comes from Node's HTTP server, which refuses what is no proper HTTP. */
export function isServersOwn({ status, headers, body }: Answer): boolean {
  return OWN_STATUSES.has(status) && body.length === 0 && !headers.has('content-type');
}
