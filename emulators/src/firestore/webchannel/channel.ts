import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { BackChannel } from './back-channel.ts';
import { SendBuffer, toFrame } from './send-buffer.ts';

/** Announced in the handshake: a browser gives up a back channel that is silent for longer. */
export const KEEP_ALIVE_MS = 30_000;
const NOOP_AFTER_MS = 25_000;
/** A browser that lost its back channel reconnects within seconds, if at all. */
const ABANDONED_AFTER_MS = 60_000;

export interface ChannelOptions {
  readonly onMessage: (text: string) => void;
  /** Called once, whichever side closes the channel. */
  readonly onClose: () => void;
}

export interface BackChannelRequest {
  readonly response: ServerResponse;
  readonly isLongPolling: boolean;
  /** Highest message number that the browser has received. */
  readonly acknowledged: number;
  /** How long a long poll may stay open without a message. */
  readonly timeoutMs: number;
}

/** Messages to the server, numbered by the browser. */
export interface ForwardedMessages {
  readonly offset: number;
  readonly messages: readonly string[];
}

/** One WebChannel: a bidirectional message stream that outlives its connections. */
export class Channel {
  readonly id = randomUUID();
  readonly #sendBuffer = new SendBuffer();
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
    this.#sendBuffer.add([content]);
    if (this.#isFlushing) return;
    // Messages sent synchronously share a frame.
    this.#isFlushing = true;
    queueMicrotask(() => {
      this.#isFlushing = false;
      this.#flush();
    });
  }

  /** Processes messages; one that is repeated because the browser missed the answer is skipped. */
  receive({ offset, messages }: ForwardedMessages): void {
    messages.forEach((text, i) => {
      if (this.#isClosed || offset + i < this.#nextOffset) return;
      this.#nextOffset = offset + i + 1;
      this.#options.onMessage(text);
    });
  }

  /** The answer to forwarded messages: whether a back channel is open, and how much it has sent. */
  status(acknowledged: number): string {
    this.#sendBuffer.acknowledge(acknowledged);
    const { lastSentId, outstandingCharacters } = this.#sendBuffer.status();
    return toFrame(`[${this.#backChannel ? 1 : 0},${lastSentId},${outstandingCharacters}]`);
  }

  /** Replaces any earlier back channel. */
  attach({ response, isLongPolling, acknowledged, timeoutMs }: BackChannelRequest): void {
    this.#backChannel?.end();
    const backChannel = new BackChannel({
      response,
      isLongPolling,
      onEnd: () => this.#detach(backChannel),
    });
    this.#backChannel = backChannel;
    this.#sendBuffer.acknowledge(acknowledged);
    this.#sendBuffer.rewind();
    this.#keepAlive(isLongPolling ? Math.min(timeoutMs, NOOP_AFTER_MS) : NOOP_AFTER_MS);
    this.#flush();
  }

  /** Closes the channel after flushing pending messages to an open back channel. */
  close(): void {
    if (this.#isClosed) return;
    this.#flush();
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#backChannel?.end();
    this.#options.onClose();
  }

  #flush(): void {
    const frame = this.#backChannel?.isOpen ? this.#sendBuffer.take() : undefined;
    if (frame !== undefined) this.#backChannel?.write(frame);
  }

  #keepAlive(ms: number): void {
    this.#wait(ms, () => {
      this.#sendBuffer.add(['noop']);
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
