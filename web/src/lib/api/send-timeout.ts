/**
 * How long a form waits for its answer. The server answers within ten seconds; what takes longer is
 * lost on the way, and may be sent again without being done twice.
 */
export const SEND_TIMEOUT_MS = 30_000;
