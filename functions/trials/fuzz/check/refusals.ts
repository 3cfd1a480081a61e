import { firstOf } from '../wire/answer.ts';
import { type Answered, type Check, fieldOf, isSuccess, parsed } from './exchange.ts';
import { sentenceProblem } from './german.ts';

/** No request brings the shop down. */
export const noFault: Check = ({ answer }) =>
  answer.status >= 500 ? `it is answered with ${answer.status}` : undefined;

const STATUSES = new Set([400, 401, 403, 404, 405, 409, 413, 415, 422, 429]);

/** Whatever is refused says why, as `{ message }`, and is kept by no cache. */
export const refusesInGerman: Check = (exchange) => {
  const { answer, request } = exchange;
  const { status, headers } = answer;
  if (isSuccess(exchange) || status === 304) return undefined;
  if (!STATUSES.has(status)) return `${status} is no status of ours`;
  if (!/\bno-store\b/.test(firstOf(headers, 'cache-control'))) return 'a cache may keep a refusal';
  if (!/^application\/json; charset=utf-8$/.test(firstOf(headers, 'content-type'))) {
    return `a refusal comes as ${firstOf(headers, 'content-type')}`;
  }
  if (status === 405 && !headers.has('allow')) return '405 does not say what is allowed';
  if (status === 429 && !/^[1-9]\d*$/.test(firstOf(headers, 'retry-after'))) {
    return '429 does not say when to try again';
  }
  return request.isHead ? undefined : messageProblem(exchange);
};

function messageProblem({ answer }: Answered): string | undefined {
  const error = parsed(answer.body.toString());
  const keys = typeof error === 'object' && error !== null ? Object.keys(error) : [];
  if (keys.join() !== 'message') return `a refusal has the keys [${keys}]`;
  return sentenceProblem(fieldOf(error, 'message'));
}
