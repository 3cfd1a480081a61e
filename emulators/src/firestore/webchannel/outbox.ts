import { toJsonText } from '../http/exchange.ts';

interface Message {
  readonly id: number;
  readonly text: string;
}

/** Messages to a browser, kept until it has said that it got them. */
export class Outbox {
  #messages: Message[] = [];
  /** The handshake is number 0. */
  #lastId = 0;
  #lastSentId = 0;

  add(content: unknown): void {
    this.#lastId += 1;
    this.#messages.push({ id: this.#lastId, text: toJsonText([this.#lastId, content]) });
  }

  /** Forgets what the browser has got. */
  acknowledge(id: number): void {
    this.#messages = this.#messages.filter((message) => message.id > id);
  }

  /** Makes everything that was not acknowledged unsent, for a connection that was lost. */
  rewind(): void {
    this.#lastSentId = (this.#messages[0]?.id ?? this.#lastId + 1) - 1;
  }

  /** Takes what was not sent yet, as one frame; undefined if there is nothing. */
  take(): string | undefined {
    const unsent = this.#messages.filter(({ id }) => id > this.#lastSentId);
    if (unsent.length === 0) return undefined;
    this.#lastSentId = this.#lastId;
    return toFrame(`[${unsent.map(({ text }) => text).join(',')}]`);
  }

  /** What a browser compares with what it has got, to find out whether something is stuck. */
  status(): { lastSentId: number; outstandingCharacters: number } {
    const sent = this.#messages.filter(({ id }) => id <= this.#lastSentId);
    const outstandingCharacters = sent.reduce((sum, { text }) => sum + text.length, 0);
    return { lastSentId: this.#lastSentId, outstandingCharacters };
  }
}

/** The length in characters, not in bytes, leads each frame. */
export const toFrame = (text: string): string => `${text.length}\n${text}`;
