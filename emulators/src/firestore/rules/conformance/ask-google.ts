import type { StructuredQuery } from '../../core/messages.ts';
import type { RulesAuth } from '../rules-access.ts';
import type { Question } from './asker.ts';
import { inService, SAMPLE } from './sample.ts';

/** Sends the requests to an emulator over REST, one at a time, since each has its own rules. */
export async function askGoogle(
  host: string,
  project: string,
  questions: readonly Question[],
  person: RulesAuth,
): Promise<boolean[]> {
  const emulator = new Emulator(host, project, person);
  await emulator.writeSample();
  const answers: boolean[] = [];
  for (const question of questions) {
    await emulator.useRules(inService(question.rules));
    answers.push(await emulator.isAllowed(question));
  }
  return answers;
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
    const answer = await this.#call('PATCH', `/${SAMPLE.path}`, { fields }, 'owner');
    if (!answer.ok) throw new Error(await answer.text());
  }

  async useRules(content: string): Promise<void> {
    const url = `http://${this.#host}/emulator/v1/projects/${this.#project}:securityRules`;
    const files = [{ name: 'firestore.rules', content }];
    const answer = await fetch(url, { method: 'PUT', body: JSON.stringify({ rules: { files } }) });
    if (!answer.ok) throw new Error(`${content}\n${await answer.text()}`);
  }

  async isAllowed(question: Question): Promise<boolean> {
    const answer =
      'get' in question
        ? await this.#call('GET', `/${question.get}`)
        : await this.#call('POST', ':runQuery', {
            structuredQuery: {
              ...toRest(question.query),
              from: [
                {
                  collectionId: question.list,
                  allDescendants: question.collectionGroup ?? false,
                },
              ],
            },
          });
    const text = await answer.text();
    if (!answer.ok && answer.status !== 403 && answer.status !== 404) throw new Error(text);
    return answer.status !== 403;
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
