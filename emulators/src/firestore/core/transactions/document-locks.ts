export type Holder = object;

interface Lock {
  holder: Holder;
  readonly waiting: { readonly holder: Holder; readonly grant: () => void }[];
}

/**
 * Queues transactions that read the same document, which saves them retries. Correctness does not
 * depend on these locks, since every commit checks what its transaction read; so `acquire` returns
 * without the lock in a deadlock, and a holder that blocks others for too long, such as a killed
 * client, loses all its locks.
 */
export class DocumentLocks {
  readonly #locks = new Map<string, Lock>();
  readonly #timeoutMs: number;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  async acquire(holder: Holder, key: string): Promise<void> {
    const lock = this.#locks.get(key);
    if (!lock) {
      this.#locks.set(key, { holder, waiting: [] });
    } else if (lock.holder !== holder && !this.#isWaitingFor(lock.holder, holder)) {
      await this.#wait(lock, holder);
    }
  }

  /** Releases all locks and leaves all queues. */
  release(holder: Holder): void {
    for (const [key, lock] of this.#locks) {
      for (const waiter of lock.waiting.filter((entry) => entry.holder === holder)) waiter.grant();
      if (lock.holder === holder) this.#passOn(key, lock);
    }
  }

  #passOn(key: string, lock: Lock): void {
    const next = lock.waiting.shift();
    if (next) {
      lock.holder = next.holder;
      next.grant();
    } else {
      this.#locks.delete(key);
    }
  }

  #wait(lock: Lock, holder: Holder): Promise<void> {
    return new Promise((resolve) => {
      const grant = (): void => {
        clearTimeout(timer);
        const index = lock.waiting.indexOf(waiter);
        if (index >= 0) lock.waiting.splice(index, 1);
        resolve();
      };
      const waiter = { holder, grant };
      const blocker = lock.holder;
      const timer = setTimeout(() => {
        if (lock.holder === blocker) this.release(blocker);
        grant();
      }, this.#timeoutMs);
      timer.unref();
      lock.waiting.push(waiter);
    });
  }

  /** Whether `holder` waits for `other`, directly or through others. */
  #isWaitingFor(holder: Holder, other: Holder, seen = new Set<Holder>()): boolean {
    if (seen.has(holder)) return false;
    seen.add(holder);
    for (const lock of this.#locks.values()) {
      if (lock.waiting.some((entry) => entry.holder === holder)) {
        if (lock.holder === other || this.#isWaitingFor(lock.holder, other, seen)) return true;
      }
    }
    return false;
  }
}
