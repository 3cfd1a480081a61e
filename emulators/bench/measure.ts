const WARM_MS = 500;
const MEASURED_MS = 3000;

/** Calls per second of an operation that this many clients repeat, one call after the other each. */
export async function measure(clients: number, call: () => Promise<unknown>): Promise<number> {
  await repeat(clients, call, WARM_MS);
  return (await repeat(clients, call, MEASURED_MS)) / (MEASURED_MS / 1000);
}

async function repeat(
  clients: number,
  call: () => Promise<unknown>,
  durationMs: number,
): Promise<number> {
  const end = performance.now() + durationMs;
  let calls = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      await call();
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return calls;
}
