import type { Fields } from '../core/api/messages.ts';

/** An answer of the REST API; streamed ones are lists. */
export interface RestAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Calls a server over HTTP: as the owner, whom no rules restrict, unless given another token. */
export class RestClient {
  readonly #address: string;
  readonly #database: string;

  constructor(address: string, projectId: string) {
    this.#address = address;
    this.#database = databaseOf(projectId);
  }

  /** Calls a method of the documents, such as `runQuery`. */
  async call(method: string, body: object | string, token = 'owner'): Promise<RestAnswer> {
    const url = `http://${this.#address}/v1/${this.#database}/documents:${method}`;
    const response = await fetch(url, {
      method: 'POST',
      // A keep-alive connection would not survive a server restart.
      headers: { connection: 'close', ...(token && { authorization: `Bearer ${token}` }) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }

  nameOf = (path: string): string => `${this.#database}/documents/${path}`;

  set(path: string, fields: Fields): Promise<void> {
    return this.#write({ update: { name: this.nameOf(path), fields } });
  }

  setNumber = (path: string, n: number): Promise<void> =>
    this.set(path, { n: { integerValue: String(n) } });

  remove(path: string): Promise<void> {
    return this.#write({ delete: this.nameOf(path) });
  }

  async #write(write: object): Promise<void> {
    const { status, body } = await this.call('commit', { writes: [write] });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  }
}

export const databaseOf = (projectId: string): string =>
  `projects/${projectId}/databases/(default)`;
