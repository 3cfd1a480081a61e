type Subscribe<Snapshot> = (
  next: (snapshot: Snapshot) => void,
  fail: (error: Error) => void,
) => () => void;

/** The snapshots of a listener in sequence, in Node and in a browser. */
export class Snapshots<Snapshot extends object> {
  readonly end: () => void;
  readonly #reader: ReadableStreamDefaultReader<Snapshot>;

  constructor(subscribe: Subscribe<Snapshot>) {
    let end = () => {};
    const stream = new ReadableStream<Snapshot>({
      start: (arrived) => {
        end = subscribe(
          (snapshot) => arrived.enqueue(snapshot),
          (error) => arrived.error(error),
        );
      },
    });
    this.end = end;
    this.#reader = stream.getReader();
  }

  async next(): Promise<Snapshot> {
    const { value } = await this.#reader.read();
    return value as Snapshot;
  }
}
