const MINUTE_MS = 60_000;
const LONGEST_MS = 60 * MINUTE_MS;

/** How long to wait after a number of tries: 1, 2, 4, 8, 16, 32 minutes, then an hour each time. */
export function backOffMs(tries: number): number {
  return Math.min(LONGEST_MS, MINUTE_MS * 2 ** Math.max(0, tries - 1));
}
