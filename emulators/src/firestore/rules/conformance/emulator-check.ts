import type { StructuredQuery } from '../../core/api/messages.ts';
import type { RulesAuth } from '../evaluation/access.ts';
import { inService, type RulesRead, SAMPLE } from './sample.ts';

/** Sends the reads to an emulator over REST, one at a time, since each has its own rules. */
export async function checkOnEmulator(
  host: string,
  project: string,
  reads: readonly RulesRead[],
  user: RulesAuth,
): Promise<boolean[]> {
  const emulator = new Emulator(host, project, user);
  await emulator.writeSample();
  const decisions: boolean[] = [];
  for (const read of reads) {
    await emulator.useRules(inService(read.rules));
    decisions.push(await emulator.isAllowed(read));
  }
  return decisions;
}

class Emulator {
  readonly #host: string;
  readonly #project: string;
  readonly #token: string;

  constructor(host: string, project: string, { token }: RulesAuth) {
    this.#host = host;
    this.#project = project;
    this.#token = unsignedToken(project, token);
  }

  async writeSample(): Promise<void> {
    const fields = {
      ...SAMPLE.fields,
      ts: { timestampValue: '2020-01-01T00:00:00Z' },
      r: { referenceValue: this.#database(`/documents/${SAMPLE.path}`) },
      by: { bytesValue: 'YQ==' },
    };
    const response = await this.#call('PATCH', `/${SAMPLE.path}`, { fields }, 'owner');
    if (!response.ok) throw new Error(await response.text());
  }

  async useRules(content: string): Promise<void> {
    const url = `http://${this.#host}/emulator/v1/projects/${this.#project}:securityRules`;
    const files = [{ name: 'firestore.rules', content }];
    const response = await fetch(url, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files } }),
    });
    if (!response.ok) throw new Error(`${content}\n${await response.text()}`);
  }

  async isAllowed(read: RulesRead): Promise<boolean> {
    const response =
      'get' in read
        ? await this.#call('GET', `/${read.get}`)
        : await this.#call('POST', ':runQuery', {
            structuredQuery: {
              ...toRest(read.query),
              from: [
                {
                  collectionId: read.list,
                  allDescendants: read.collectionGroup ?? false,
                },
              ],
            },
          });
    const text = await response.text();
    if (!response.ok && response.status !== 403 && response.status !== 404) throw new Error(text);
    return response.status !== 403;
  }

  #call(method: string, path: string, body?: unknown, token = this.#token): Promise<Response> {
    return fetch(`http://${this.#host}/v1/${this.#database(`/documents${path}`)}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  #database(path: string): string {
    return `projects/${this.#project}/databases/(default)${path}`;
  }
}

function toRest({ limit, ...query }: StructuredQuery): object {
  return { ...query, ...(limit && { limit: limit.value }) };
}

function unsignedToken(project: string, claims: Record<string, unknown>): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    user_id: claims.sub,
    ...claims,
  };
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
}
