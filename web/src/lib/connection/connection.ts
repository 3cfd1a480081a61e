export interface ConnectionState {
  /** The shop cannot be reached, so the page may show outdated data. */
  isLost: boolean;
  /** Time of the oldest stored answer that replaced a fresh one, in ms since 1970. */
  storedAt: number | undefined;
}

/** How the connection is probed; replaced in tests. */
interface ConnectivityProbe {
  /** `navigator.onLine`: a hint, as it may be wrong either way (Wi-Fi without internet, a VPN). */
  isDeviceOnline(): boolean;
  reachShop(): Promise<boolean>;
}

export const CONNECTED: ConnectionState = { isLost: false, storedAt: undefined };

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Tracks whether the shop can be reached, from the device's events and from the outcome of calls. While
 * the connection is lost and there are listeners, it retries at growing intervals.
 */
export function createConnection({ isDeviceOnline, reachShop }: ConnectivityProbe) {
  const listeners = new Set<() => void>();
  const stored = new Map<string, number>();
  let state = CONNECTED;
  let checking: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = FIRST_RETRY_MS;
  let leaveDevice = () => {};

  function update(isLost: boolean): void {
    const storedAt = stored.size > 0 ? Math.min(...stored.values()) : undefined;
    const hasChanged = state.isLost !== isLost || state.storedAt !== storedAt;
    if (hasChanged) state = isLost ? { isLost, storedAt } : CONNECTED;
    schedule();
    if (hasChanged) for (const listener of listeners) listener();
  }

  function schedule(): void {
    if (!state.isLost || listeners.size === 0) {
      clearTimeout(timer);
      timer = undefined;
    } else timer ??= setTimeout(retry, waitMs);
  }

  function retry(): void {
    timer = undefined;
    waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS);
    void check().then(schedule);
  }

  /** Whether the shop can currently be reached. */
  function check(): Promise<boolean> {
    checking ??= reachShop().then((isReached) => {
      checking = undefined;
      if (isReached) stored.clear();
      update(!isReached);
      return isReached;
    });
    return checking;
  }

  return {
    get: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (listeners.size === 1) {
        leaveDevice = listenToDevice(() => {
          waitMs = FIRST_RETRY_MS;
          void check();
        });
        if (!isDeviceOnline()) void check();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leaveDevice();
        schedule();
      };
    },
    /** Reports an answered call and, if the answer is a stored one, its time. */
    answered(call: string, storedAt?: number): void {
      if (storedAt !== undefined) {
        stored.set(call, storedAt);
        update(true);
        return;
      }
      stored.delete(call);
      // While another answer is a stored one, only a successful check ends the loss: on a slow network
      // stored and fresh answers alternate.
      const hasStored = stored.size > 0;
      if (!hasStored) waitMs = FIRST_RETRY_MS;
      if (state.isLost) update(hasStored);
    },
    unanswered(): void {
      if (!state.isLost && listeners.size > 0) void check();
    },
    check,
  };
}

function listenToDevice(listener: () => void): () => void {
  const ended = new AbortController();
  for (const type of ['online', 'offline'])
    window.addEventListener(type, listener, { signal: ended.signal });
  return () => ended.abort();
}
