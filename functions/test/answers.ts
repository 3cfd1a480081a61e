import type { ApiError } from '@shop/domain/contract/call';
import { expect } from 'vitest';
import type { TestApi } from './start-api.ts';

export const messageOf = async (response: Response): Promise<string> =>
  ((await response.json()) as ApiError).message;

/** Expects a refusal with this status and sentence, or a sentence like that. */
export async function expectRefused(
  response: Response | Promise<Response>,
  status: number,
  says: string | RegExp,
): Promise<void> {
  const answer = await response;
  const told = typeof says === 'string' ? says : expect.stringMatching(says);
  expect([answer.status, await messageOf(answer)]).toEqual([status, told]);
}

/** Sends again what a busy machine answers with 503, as a page does. */
export async function untilServed(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  return response.status === 503 ? untilServed(send) : response;
}

/** Runs work and expects it to leave every document unchanged; returns its result. */
export async function writesNothing<Result>(
  api: Pick<TestApi, 'everything'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await api.everything();
  const result = await work();
  expect(await api.everything()).toEqual(before);
  return result;
}

/**
 * A browser's headers for revalidating its copy. Without `max-age=0`, Node's `fetch` sends
 * `no-cache`, which requests a full answer.
 */
export const revalidating = (etag: string): Record<string, string> => ({
  'if-none-match': etag,
  'cache-control': 'max-age=0',
});

export const orderNumberOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { order_number: string }).order_number;
