// A keep-alive connection would not survive a server restart.
const HEADERS = { authorization: 'Bearer owner', connection: 'close' };

/** Writes and deletes documents over REST, unaffected by rules. */
export class OwnerClient {
  readonly #control: string;
  readonly #database: string;
  readonly #documents: string;

  constructor(address: string, projectId: string) {
    this.#control = `http://${address}/emulator/v1/projects/${projectId}`;
    this.#database = '/databases/(default)/documents';
    this.#documents = `http://${address}/v1/projects/${projectId}${this.#database}`;
  }

  /** Empties the database and loads rules. */
  async prepare(content: string): Promise<void> {
    const rules = { rules: { files: [{ content }] } };
    await this.#call('PUT', `${this.#control}:securityRules`, rules);
    await this.#call('DELETE', `${this.#control}${this.#database}`);
  }

  set(path: string, n: number): Promise<void> {
    return this.#call('PATCH', `${this.#documents}/${path}`, {
      fields: { n: { integerValue: String(n) } },
    });
  }

  remove(path: string): Promise<void> {
    return this.#call('DELETE', `${this.#documents}/${path}`);
  }

  async #call(method: string, url: string, body?: object): Promise<void> {
    const init = { method, headers: HEADERS, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(url, init);
    if (!response.ok) throw new Error(`${method} ${url}: ${await response.text()}`);
  }
}
