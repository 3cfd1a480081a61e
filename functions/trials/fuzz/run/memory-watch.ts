import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MEGABYTE = 1024 * 1024;
/** Behind the warm-up nothing that a request leaves behind may stay: this is room for caches. */
const MAX_GROWTH_BYTES = 60 * MEGABYTE;
const WARM_SHARE = 0.25;

/** Watches what garbage collections leave behind in this process while requests come in. */
export class MemoryWatch {
  readonly #collect: () => void;
  #warmBytes: number | undefined;
  #lastBytes = 0;

  constructor() {
    setFlagsFromString('--expose-gc');
    this.#collect = runInNewContext('gc') as () => void;
  }

  /** Measures; throws when the process keeps growing. `share` says how much of the work is done. */
  look(share: number): void {
    if (share < WARM_SHARE) return;
    this.#collect();
    this.#lastBytes = process.memoryUsage().heapUsed;
    this.#warmBytes ??= this.#lastBytes;
    if (this.#growth() > MAX_GROWTH_BYTES) throw new Error(`Memory leaks: ${this.verdict()}`);
  }

  verdict(): string {
    const inMegabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;
    const warm = inMegabytes(this.#warmBytes ?? 0);
    return `Heap: ${warm} when warm, ${inMegabytes(this.#lastBytes)} at the end.`;
  }

  #growth(): number {
    return this.#lastBytes - (this.#warmBytes ?? this.#lastBytes);
  }
}
