import { type Envelope, type Message, parseMessage } from './message.ts';

/** Where the inbox and the mail server listen. */
export const HOST = '127.0.0.1';
const KEPT = 500;

interface Kept {
  message: Message;
  raw: Uint8Array;
}

/** The newest 500 messages, in memory. */
export class Mailbox {
  /** The SMTP code that every message is currently refused with, if any. */
  refusalCode: number | undefined;
  readonly #now: () => Date;
  #kept: Kept[] = [];
  #arrived = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Adds a message; throws if it cannot be parsed at all. */
  async add(raw: Uint8Array, envelope: Envelope): Promise<Message> {
    const date = this.#now().toISOString();
    const parsed = await parseMessage(raw, envelope);
    this.#arrived += 1;
    const message = { id: `${this.#arrived}`, ...parsed, date };
    this.#kept = [{ message, raw }, ...this.#kept].slice(0, KEPT);
    return message;
  }

  /** Newest first. */
  list(): Message[] {
    return this.#kept.map(({ message }) => message);
  }

  find(id: string): Kept | undefined {
    return this.#kept.find(({ message }) => message.id === id);
  }

  refuseWith(code: number | undefined): void {
    this.refusalCode = code;
  }

  clear(): void {
    this.#kept = [];
  }
}
