/** An answer of the REST API; streamed ones are lists. */
export interface RestAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Calls a server over HTTP: as the owner, whom no rules restrict, unless with another token. */
export class RestClient {
  readonly #address: string;
  readonly #projectId: string;

  constructor(address: string, projectId: string) {
    this.#address = address;
    this.#projectId = projectId;
  }

  /** Calls what is below the documents, such as `:runQuery`. */
  call(method: string, path: string, body?: object | string, token = 'owner'): Promise<RestAnswer> {
    return this.#send(method, `v1/${databaseOf(this.#projectId)}/documents${path}`, body, token);
  }

  /** Loads rules as `@firebase/rules-unit-testing` does. */
  async loadRules(content: string): Promise<void> {
    const rules = { files: [{ name: 'firestore.rules', content }] };
    const path = `emulator/v1/projects/${this.#projectId}:securityRules`;
    succeeded(await this.#send('PUT', path, { rules }));
  }

  async clear(): Promise<void> {
    const path = `emulator/v1/${databaseOf(this.#projectId)}/documents`;
    succeeded(await this.#send('DELETE', path));
  }

  async set(path: string, fields: object): Promise<void> {
    succeeded(await this.call('PATCH', `/${path}`, { fields }));
  }

  setNumber = (path: string, n: number): Promise<void> =>
    this.set(path, { n: { integerValue: String(n) } });

  async remove(path: string): Promise<void> {
    succeeded(await this.call('DELETE', `/${path}`));
  }

  async #send(
    method: string,
    path: string,
    body?: object | string,
    token = 'owner',
  ): Promise<RestAnswer> {
    const response = await fetch(`http://${this.#address}/${path}`, {
      method,
      // A keep-alive connection would not survive a server restart.
      headers: { authorization: `Bearer ${token}`, connection: 'close' },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }
}

function succeeded({ status, body }: RestAnswer): void {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
}

export const databaseOf = (projectId: string): string =>
  `projects/${projectId}/databases/(default)`;

/** The answer to a request that is invalid whatever the database contains. */
export const invalid = (message: string): RestAnswer => ({
  status: 400,
  body: { error: { code: 400, message, status: 'INVALID_ARGUMENT' } },
});
