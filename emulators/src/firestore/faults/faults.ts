import { setMaxListeners } from 'node:events';
import { FirestoreError, type StatusName } from '../core/api/errors.ts';

/** A fault that data calls run into until it is cleared. */
export interface Fault {
  /** Delay before the call is processed, in milliseconds. */
  delayMs?: number;
  /** Name of the gRPC status that the call fails with. */
  code?: StatusName;
  /**
   * Whether a failing call fails before its work (the default) or after it, losing only the answer.
   */
  when?: 'before' | 'after';
  /** Hits every n-th call only, counted from when the fault is set. */
  every?: number;
}

/** Injects faults between the servers and the operations. */
export class Faults {
  #fault: Fault | undefined;
  #calls = 0;
  readonly #stopping = new AbortController();

  constructor() {
    setMaxListeners(0, this.#stopping.signal); // every delayed call adds a listener
  }

  /**
   * Applies from the next call on; calls that already wait keep waiting. Undefined clears the
   * fault.
   */
  set(fault: Fault | undefined): void {
    this.#fault = fault;
    this.#calls = 0;
  }

  /** Fails every delayed call at once; later calls are no longer delayed. */
  stop(): void {
    this.#stopping.abort();
  }

  /** Runs one call with the fault that hits it, if any. */
  run<Answer>(work: () => Answer): Answer | Promise<Awaited<Answer>> {
    const fault = this.#next();
    return fault ? this.#disturb(fault, work) : work();
  }

  #next(): Fault | undefined {
    if (!this.#fault) return undefined;
    this.#calls += 1;
    return this.#calls % (this.#fault.every ?? 1) === 0 ? this.#fault : undefined;
  }

  async #disturb<Answer>(
    { delayMs, code, when }: Fault,
    work: () => Answer,
  ): Promise<Awaited<Answer>> {
    if (delayMs) await wait(delayMs, this.#stopping.signal);
    if (code === undefined) return await work();
    if (when === 'after') await work();
    throw new FirestoreError(code, `The local Firestore was configured to fail with ${code}.`);
  }
}

function wait(ms: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new FirestoreError('UNAVAILABLE', 'The local Firestore is stopping.'));
    };
    const timer = setTimeout(() => {
      stopping.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (stopping.aborted) stop();
    else stopping.addEventListener('abort', stop, { once: true });
  });
}
