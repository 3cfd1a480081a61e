const PATIENCE_MS = 3000;

/** Whether the shop answers at all, whatever it says. Past every cache, and past the worker. */
export async function reachShop(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false; // no answer: that is what was asked
  }
}
