/** What all clients together have seen. */
export class Traffic {
  /** Answers that mean success. */
  succeeded = 0;
  /** By what else came: a status, or `no answer`. */
  readonly failures = new Map<string, number>();
  slowestMs = 0;
  #waiting: { count: number; resolve: () => void }[] = [];

  /** Counts an answer, or its absence. */
  count(status: number | undefined, ms: number): void {
    this.slowestMs = Math.max(this.slowestMs, ms);
    if (status === undefined || status >= 400) {
      const kind = status === undefined ? 'no answer' : String(status);
      this.failures.set(kind, (this.failures.get(kind) ?? 0) + 1);
      return;
    }
    this.succeeded += 1;
    this.#wake();
  }

  /** Waits for that many more successful answers. */
  untilMore(answers: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ count: this.succeeded + answers, resolve });
    });
  }

  #wake(): void {
    const due = this.#waiting.filter(({ count }) => count <= this.succeeded);
    this.#waiting = this.#waiting.filter(({ count }) => count > this.succeeded);
    for (const { resolve } of due) resolve();
  }
}
