/** What is known about the way to the shop. */
export interface ConnectionState {
  /** No answer comes through; whatever the page shows may be older than it should be. */
  isLost: boolean;
  /** When the oldest stored answer was true that the page got instead of a fresh one, in ms. */
  storedAt: number | undefined;
}

export interface Connection {
  get(): ConnectionState;
  subscribe(listener: () => void): () => void;
  /** A call was answered; `storedAt` where the answer is a stored one. */
  answered(call: string, storedAt?: number): void;
  /** A call got no answer. */
  unanswered(): void;
  /** Tries the way and answers whether it is there. */
  check(): Promise<boolean>;
}

/** The world around a connection, so that a test can be it. */
interface Border {
  /** What the device believes; it may be wrong when it says yes. */
  isDeviceOnline(): boolean;
  /** Whether the shop answers. */
  reachShop(): Promise<boolean>;
}

export const CONNECTED: ConnectionState = { isLost: false, storedAt: undefined };

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Follows whether the shop can be reached, by what the device says and by what becomes of calls. Once
 * lost, and as long as somebody listens, it tries again, at growing intervals.
 */
export function createConnection({ isDeviceOnline, reachShop }: Border): Connection {
  const listeners = new Set<() => void>();
  const stored = new Map<string, number>();
  let state = CONNECTED;
  let checking: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = FIRST_WAIT_MS;

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
    } else timer ??= setTimeout(tryAgain, waitMs);
  }

  function tryAgain(): void {
    timer = undefined;
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    void check().then(schedule);
  }

  function check(): Promise<boolean> {
    checking ??= (isDeviceOnline() ? reachShop() : Promise.resolve(false)).then((isReached) => {
      checking = undefined;
      if (isReached) stored.clear();
      update(!isReached);
      return isReached;
    });
    return checking;
  }

  function onDeviceChange(): void {
    waitMs = FIRST_WAIT_MS;
    if (isDeviceOnline()) void check();
    else update(true);
  }

  function listenToDevice(): void {
    window.addEventListener('online', onDeviceChange);
    window.addEventListener('offline', onDeviceChange);
    if (!isDeviceOnline()) update(true);
  }

  function leaveDevice(): void {
    window.removeEventListener('online', onDeviceChange);
    window.removeEventListener('offline', onDeviceChange);
    schedule();
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) listenToDevice();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leaveDevice();
      };
    },
    answered(call, storedAt) {
      if (storedAt !== undefined) {
        stored.set(call, storedAt);
        update(true);
        return;
      }
      stored.delete(call);
      // As long as another answer is a stored one, only a successful try ends the loss: where the
      // network is slow, answers of both kinds come in turn.
      const hasStored = stored.size > 0;
      if (!hasStored) waitMs = FIRST_WAIT_MS;
      if (state.isLost) update(hasStored);
    },
    unanswered() {
      if (!state.isLost && listeners.size > 0) void check();
    },
    check,
  };
}
