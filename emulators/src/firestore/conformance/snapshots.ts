type Subscribe<Snapshot> = (
  next: (snapshot: Snapshot) => void,
  fail: (error: Error) => void,
) => () => void;

interface Waiting<Snapshot> {
  resolve: (snapshot: Snapshot) => void;
  reject: (error: Error) => void;
}

/** The snapshots of a listener in sequence. */
export class Snapshots<Snapshot extends object> {
  readonly #arrived: Snapshot[] = [];
  readonly #unsubscribe: () => void;
  #waiting: Waiting<Snapshot> | undefined;
  #failure: Error | undefined;

  constructor(subscribe: Subscribe<Snapshot>) {
    this.#unsubscribe = subscribe(
      (snapshot) => {
        if (this.#waiting) this.#waiting.resolve(snapshot);
        else this.#arrived.push(snapshot);
        this.#waiting = undefined;
      },
      (error) => {
        this.#failure = error;
        this.#waiting?.reject(error);
      },
    );
  }

  next(): Promise<Snapshot> {
    const snapshot = this.#arrived.shift();
    if (snapshot) return Promise.resolve(snapshot);
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise<Snapshot>((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  end(): void {
    this.#unsubscribe();
  }
}
