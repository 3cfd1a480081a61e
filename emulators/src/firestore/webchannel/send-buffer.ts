import { toJsonText } from '../http/exchange.ts';

interface Message {
  readonly id: number;
  readonly text: string;
}

/** Messages to a browser, kept until they are acknowledged. */
export class SendBuffer {
  #messages: Message[] = [];
  /** The handshake is message 0. */
  #lastId = 0;
  #lastSentId = 0;

  add(content: unknown): void {
    this.#lastId += 1;
    this.#messages.push({ id: this.#lastId, text: toJsonText([this.#lastId, content]) });
  }

  /** Drops the messages that the browser has received. */
  acknowledge(id: number): void {
    this.#messages = this.#messages.filter((message) => message.id > id);
  }

  /** Marks everything unacknowledged as unsent after a connection was lost. */
  rewind(): void {
    this.#lastSentId = (this.#messages[0]?.id ?? this.#lastId + 1) - 1;
  }

  /** The unsent messages as one frame; undefined if there are none. */
  take(): string | undefined {
    const unsent = this.#messages.filter(({ id }) => id > this.#lastSentId);
    if (unsent.length === 0) return undefined;
    this.#lastSentId = this.#lastId;
    return toFrame(`[${unsent.map(({ text }) => text).join(',')}]`);
  }

  /** The browser compares this with what it has received to detect a stuck channel. */
  status(): { lastSentId: number; outstandingCharacters: number } {
    const sent = this.#messages.filter(({ id }) => id <= this.#lastSentId);
    const outstandingCharacters = sent.reduce((sum, { text }) => sum + text.length, 0);
    return { lastSentId: this.#lastSentId, outstandingCharacters };
  }
}

/** Each frame is prefixed with its length in characters, not bytes. */
export const toFrame = (text: string): string => `${text.length}\n${text}`;
