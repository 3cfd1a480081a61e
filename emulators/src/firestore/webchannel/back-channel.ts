import type { ServerResponse } from 'node:http';

/** A browser's own buffer grows with a response, so that it is given a new one now and then. */
const MAX_CHARACTERS = 1_000_000;

export interface BackChannelOptions {
  readonly response: ServerResponse;
  /** Each frame ends the response, for browsers behind something that holds responses back. */
  readonly isLongPolling: boolean;
  /** Told once, however it ends. */
  readonly onEnd: () => void;
}

/** The open response through which a browser is told things. */
export class BackChannel {
  readonly #response: ServerResponse;
  readonly #isLongPolling: boolean;
  #characters = 0;

  constructor({ response, isLongPolling, onEnd }: BackChannelOptions) {
    this.#response = response;
    this.#isLongPolling = isLongPolling;
    response.once('close', onEnd);
    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.flushHeaders();
  }

  get isOpen(): boolean {
    return !this.#response.writableEnded && !this.#response.destroyed;
  }

  write(frame: string): void {
    this.#response.write(frame);
    this.#characters += frame.length;
    if (this.#isLongPolling || this.#characters > MAX_CHARACTERS) this.end();
  }

  end(): void {
    this.#response.end();
  }
}
