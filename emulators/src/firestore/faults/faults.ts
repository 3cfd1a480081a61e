import { setMaxListeners } from 'node:events';
import { FirestoreError } from '../core/errors.ts';
import { checkFault, type Fault } from './fault.ts';

/** Stands between the fronts and the operations, and disturbs calls as it is told. */
export class Faults {
  #fault: Fault | undefined;
  #calls = 0;
  readonly #stopping = new AbortController();

  constructor() {
    setMaxListeners(0, this.#stopping.signal); // each call that waits listens
  }

  /** From the next call on; calls that already wait go on waiting. Undefined ends all disturbance. */
  set(fault: Fault | undefined): void {
    this.#fault = fault && checkFault(fault);
    this.#calls = 0;
  }

  /** Makes every call that waits fail at once, and none wait from now on. */
  stop(): void {
    this.#stopping.abort();
  }

  /**
   * Does the work of one call, with the fault that hits it.
   * @param onLoss Told before the work if its answer will be lost.
   */
  run<Answer>(work: () => Answer, onLoss?: () => void): Answer | Promise<Awaited<Answer>> {
    const fault = this.#next();
    return fault ? this.#disturb(fault, work, onLoss) : work();
  }

  get isQuiet(): boolean {
    return this.#fault === undefined;
  }

  #next(): Fault | undefined {
    if (!this.#fault) return undefined;
    this.#calls += 1;
    return this.#calls % (this.#fault.every ?? 1) === 0 ? this.#fault : undefined;
  }

  async #disturb<Answer>(
    { delayMs, code, when }: Fault,
    work: () => Answer,
    onLoss: (() => void) | undefined,
  ): Promise<Awaited<Answer>> {
    if (delayMs) await wait(delayMs, this.#stopping.signal);
    if (code === undefined) return await work();
    if (when === 'after') {
      onLoss?.();
      await work();
    }
    throw new FirestoreError(code, `The local Firestore was told to fail with ${code}.`);
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
