import type { ServerResponse } from 'node:http';

/** A response grows in the browser's memory, so it is replaced from time to time. */
const MAX_CHARACTERS = 1_000_000;

export interface BackChannelOptions {
  readonly response: ServerResponse;
  /** Ends the response after each frame, for browsers behind a buffering proxy. */
  readonly isLongPolling: boolean;
  /** Called once, however the response ends. */
  readonly onEnd: () => void;
}

/** The open response that carries messages to the browser. */
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
