import { type Envelope, type Message, parseMessage } from './message.ts';

const KEPT = 500;

interface Kept {
  message: Message;
  raw: Uint8Array;
}

/** The newest 500 messages, in memory. */
export class Mailbox {
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

  clear(): void {
    this.#kept = [];
  }
}
