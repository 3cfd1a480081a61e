import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { BackChannel } from './back-channel.ts';
import { Outbox, toFrame } from './outbox.ts';

/** Told in the handshake: a browser gives a back channel up that is silent for longer. */
export const KEEP_ALIVE_MS = 30_000;
const NOOP_AFTER_MS = 25_000;
/** Browsers that lost their back channel come back within seconds, if at all. */
const ABANDONED_AFTER_MS = 60_000;

export interface ChannelOptions {
  readonly onMessage: (text: string) => void;
  /** Told once, whoever ends the channel. */
  readonly onClose: () => void;
}

export interface BackChannelRequest {
  readonly response: ServerResponse;
  readonly isLongPolling: boolean;
  /** Highest number that the browser has got. */
  readonly acknowledged: number;
  /** How long a long poll without news may last. */
  readonly timeoutMs: number;
}

/** Messages to the server, numbered by the browser. */
export interface ForwardedMessages {
  readonly offset: number;
  readonly messages: readonly string[];
}

/** One WebChannel: a stream of messages both ways that outlives its connections. */
export class Channel {
  readonly id = randomUUID();
  readonly #outbox = new Outbox();
  readonly #options: ChannelOptions;
  #backChannel: BackChannel | undefined;
  #timer: NodeJS.Timeout | undefined;
  #nextOffset = 0;
  #isFlushing = false;
  #isClosed = false;

  constructor(options: ChannelOptions) {
    this.#options = options;
    this.#wait(ABANDONED_AFTER_MS, () => this.close());
  }

  send(content: object | string): void {
    if (this.#isClosed) return;
    this.#outbox.add([content]);
    if (this.#isFlushing) return;
    // What is sent in one go travels in one frame.
    this.#isFlushing = true;
    queueMicrotask(() => {
      this.#isFlushing = false;
      this.#flush();
    });
  }

  /** Takes messages; one that comes again, because a browser did not see the answer, is known. */
  receive({ offset, messages }: ForwardedMessages): void {
    messages.forEach((text, i) => {
      if (this.#isClosed || offset + i < this.#nextOffset) return;
      this.#nextOffset = offset + i + 1;
      this.#options.onMessage(text);
    });
  }

  /** Answer to a forwarded message: whether a back channel is there, and what went through it. */
  status(acknowledged: number): string {
    this.#outbox.acknowledge(acknowledged);
    const { lastSentId, outstandingCharacters } = this.#outbox.status();
    return toFrame(`[${this.#backChannel ? 1 : 0},${lastSentId},${outstandingCharacters}]`);
  }

  /** Takes the place of any earlier back channel. */
  attach({ response, isLongPolling, acknowledged, timeoutMs }: BackChannelRequest): void {
    this.#backChannel?.end();
    const backChannel = new BackChannel({
      response,
      isLongPolling,
      onEnd: () => this.#detach(backChannel),
    });
    this.#backChannel = backChannel;
    this.#outbox.acknowledge(acknowledged);
    this.#outbox.rewind();
    this.#keepAlive(isLongPolling ? Math.min(timeoutMs, NOOP_AFTER_MS) : NOOP_AFTER_MS);
    this.#flush();
  }

  /** Ends the channel; what it still has to say, it says to the back channel that is there. */
  close(): void {
    if (this.#isClosed) return;
    this.#flush();
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#backChannel?.end();
    this.#options.onClose();
  }

  #flush(): void {
    const frame = this.#backChannel?.isOpen ? this.#outbox.take() : undefined;
    if (frame !== undefined) this.#backChannel?.write(frame);
  }

  #keepAlive(ms: number): void {
    this.#wait(ms, () => {
      this.#outbox.add(['noop']);
      this.#flush();
      this.#keepAlive(ms);
    });
  }

  #detach(backChannel: BackChannel): void {
    if (this.#backChannel !== backChannel) return;
    this.#backChannel = undefined;
    this.#wait(ABANDONED_AFTER_MS, () => this.close());
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(then, ms);
    this.#timer.unref();
  }
}
