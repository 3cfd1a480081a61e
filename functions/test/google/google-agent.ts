import { Agent } from 'node:https';
import { connect, type Socket } from 'node:net';

/** Carries what Google's libraries send to https://….googleapis.com to a plain server here. */
export class GoogleAgent extends Agent {
  readonly #port: number;

  constructor(port: number) {
    super({ keepAlive: false });
    this.#port = port;
  }

  override createConnection(): Socket {
    return connect(this.#port, '127.0.0.1');
  }
}
