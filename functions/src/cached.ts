/** Keeps what `read` gave for `ttlMs`; callers that come while it reads share that reading. */
export function cached<T>(
  read: () => Promise<T>,
  now: () => Date,
  ttlMs: number,
): () => Promise<T> {
  let held: { value: Promise<T>; untilMs: number } | undefined;
  return () => {
    if (held && now().getTime() < held.untilMs) return held.value;
    const fresh = { value: read(), untilMs: now().getTime() + ttlMs };
    held = fresh;
    fresh.value.catch(() => {
      if (held === fresh) held = undefined; // a failure is not kept: the next call tries again
    });
    return fresh.value;
  };
}
