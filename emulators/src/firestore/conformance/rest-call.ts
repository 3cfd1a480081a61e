import type { FirestoreUnderTest } from './firestore-under-test.ts';

/** An answer of the REST API; streamed ones are lists. */
export interface RestAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Calls a method such as `runQuery` over REST, for requests that no SDK would send. */
export async function restCall(
  { projectId }: FirestoreUnderTest,
  method: string,
  request: object,
  authorization = 'Bearer owner',
): Promise<RestAnswer> {
  const root = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${databaseOf(projectId)}`;
  const response = await fetch(`${root}/documents:${method}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return { status: response.status, body: await response.json() };
}

export const databaseOf = (projectId: string): string =>
  `projects/${projectId}/databases/(default)`;

/** The answer to a request that is invalid whatever the database contains. */
export const invalid = (message: string): RestAnswer => ({
  status: 400,
  body: { error: { code: 400, message, status: 'INVALID_ARGUMENT' } },
});
