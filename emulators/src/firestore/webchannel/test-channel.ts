type Json = Record<string, unknown>;

/** The browser's side of a channel, request by request. */
export class TestChannel {
  readonly #address: string;
  readonly #id: string;
  #offset = 1;

  constructor(address: string, id: string) {
    this.#address = address;
    this.#id = id;
  }

  static async open(address: string, message: Json, headers = ''): Promise<TestChannel> {
    const body = new URLSearchParams({ headers, count: '1', ofs: '0' });
    body.set('req0___data__', JSON.stringify(message));
    const path = '/google.firestore.v1.Firestore/Listen/channel?VER=8&CVER=22';
    const url = `http://${address}${path}`;
    const response = await fetch(`${url}&RID=1`, { method: 'POST', body });
    const [[, [, id]]] = JSON.parse(unframe(await response.text())[0] ?? '');
    return new TestChannel(url, id);
  }

  /** Sends a message with the next number, or repeats an earlier number. */
  async send(message: Json, offset = this.#offset): Promise<unknown> {
    const body = new URLSearchParams({ count: '1', ofs: String(offset) });
    body.set('req0___data__', JSON.stringify(message));
    this.#offset = offset + 1;
    const response = await this.request('RID=2', { method: 'POST', body });
    return JSON.parse(unframe(await response.text())[0] ?? '');
  }

  request(query: string, init?: RequestInit): Promise<Response> {
    return fetch(`${this.#address}&SID=${this.#id}&${query}`, init);
  }

  /** Opens a back channel that acknowledges all messages up to this number. */
  async listen(acknowledged: number, isLongPolling = false): Promise<BackChannel> {
    const ci = isLongPolling ? 1 : 0;
    const stop = new AbortController();
    const query = `RID=rpc&TYPE=xmlhttp&CI=${ci}&AID=${acknowledged}`;
    const response = await this.request(query, { signal: stop.signal });
    return new BackChannel(response, stop);
  }
}

type Message = [id: number, content: [Json | string]];

class BackChannel {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #stop: AbortController;
  readonly #messages: Message[] = [];

  constructor({ body }: Response, stop: AbortController) {
    if (!body) throw new Error('The back channel has no body.');
    this.#chunks = body[Symbol.asyncIterator]();
    this.#stop = stop;
  }

  /** The next message, or undefined once the server has ended the response. */
  async next(): Promise<Message | undefined> {
    if (this.#messages.length === 0) {
      const { value, done } = await this.#chunks.next();
      if (done) return undefined;
      for (const text of unframe(new TextDecoder().decode(value))) {
        this.#messages.push(...JSON.parse(text));
      }
    }
    return this.#messages.shift();
  }

  /** The next message with this member, and its number. */
  async find(member: string): Promise<{ id: number; content: Json }> {
    for (;;) {
      const message = await this.next();
      if (!message) throw new Error(`The back channel ended before a message with ${member}.`);
      const [id, [content]] = message;
      if (typeof content === 'object' && member in content) return { id, content };
    }
  }

  drop(): void {
    this.#stop.abort();
  }
}

function unframe(text: string): string[] {
  const frames: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const start = rest.indexOf('\n') + 1;
    const end = start + Number(rest.slice(0, start));
    frames.push(rest.slice(start, end));
    rest = rest.slice(end);
  }
  return frames;
}
