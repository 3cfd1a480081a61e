import { connect, type Socket } from 'node:net';
import { type Outcome, readAnswer } from './answer.ts';

const PATIENCE_MS = 10_000;
/** After this silence the server waits for more of an odd request. */
const UNANSWERED_MS = 250;
/** Node's server gives up an idle connection after five seconds; one this old is not used again. */
const FRESH_MS = 3_000;

export interface Sending {
  bytes: Buffer;
  isHead: boolean;
  /**
   * Whether our side of the connection ends behind the bytes: `never`, so that it serves the next
   * request too; `unanswered`, when no answer comes; `now`, as more was announced than follows.
   */
  ending: 'never' | 'unanswered' | 'now';
}

/** Writes bytes to an HTTP server as they are, and reads what it answers. One request at a time. */
export class Wire {
  readonly #port: number;
  #idle: { socket: Socket; sinceMs: number } | undefined;

  constructor(origin: string) {
    this.#port = Number(new URL(origin).port);
  }

  async send(sending: Sending): Promise<Outcome> {
    const socket = this.#takeIdle() ?? (await this.#connect());
    const startedMs = performance.now();
    const outcome = await converse(socket, sending);
    const ms = performance.now() - startedMs;
    if (outcome.kind === 'answer' && outcome.answer.keepsAlive && sending.ending === 'never') {
      this.#idle = { socket, sinceMs: performance.now() };
    } else {
      socket.destroy();
    }
    return { ...outcome, ms };
  }

  close(): void {
    this.#idle?.socket.destroy();
    this.#idle = undefined;
  }

  #takeIdle(): Socket | undefined {
    const idle = this.#idle;
    this.#idle = undefined;
    if (!idle) return undefined;
    if (performance.now() - idle.sinceMs < FRESH_MS && idle.socket.readyState === 'open') {
      return idle.socket;
    }
    idle.socket.destroy();
    return undefined;
  }

  async #connect(): Promise<Socket> {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve).once('error', reject);
    });
    return socket.removeAllListeners('error').on('error', () => undefined);
  }
}

type Untimed = Outcome extends infer Each
  ? Each extends Outcome
    ? Omit<Each, 'ms'>
    : never
  : never;

function converse(socket: Socket, { bytes, isHead, ending }: Sending): Promise<Untimed> {
  return new Promise((resolve) => {
    let received: Buffer = Buffer.alloc(0);
    const text = () => received.toString('latin1', 0, 2_000);
    const finish = (outcome: Untimed) => {
      clearTimeout(timer);
      clearTimeout(ender);
      socket.off('data', onData).off('close', onClose);
      resolve(outcome);
    };
    const read = (isClosed: boolean) => {
      const result = readAnswer(received, { isHead, isClosed });
      if (result === 'garbled') return finish({ kind: 'garbled', received: text() });
      if (result === undefined) return isClosed && finish({ kind: 'dropped', received: text() });
      const isAlone = ending !== 'never' || result.length === received.length;
      if (!isAlone) return finish({ kind: 'garbled', received: text() });
      finish({ kind: 'answer', answer: result.answer });
    };
    const onData = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      read(false);
    };
    const onClose = () => read(true);
    const timer = setTimeout(() => finish({ kind: 'silent', received: text() }), PATIENCE_MS);
    const endIt = () => ending === 'unanswered' && socket.end();
    const ender = setTimeout(endIt, UNANSWERED_MS);
    socket.on('data', onData).once('close', onClose);
    if (ending === 'now') socket.end(bytes);
    else socket.write(bytes);
  });
}
