import autocannon, { type Request } from 'autocannon';
import type { Share } from './mix.ts';
import type { Known } from './request-kinds.ts';

export interface KindFigures {
  name: string;
  connections: number;
  perSecond: number;
  answers: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers 4xx and 5xx, and connections that failed. */
  errors: number;
}

/** Sends the whole mix at once for a while. */
export function fireMix(
  origin: string,
  mix: readonly Share[],
  known: Known,
  seconds: number,
): Promise<KindFigures[]> {
  return Promise.all(mix.map((share) => fireKind(origin, share, known, seconds)));
}

async function fireKind(
  origin: string,
  { kind, connections }: Share,
  known: Known,
  seconds: number,
): Promise<KindFigures> {
  const setupRequest = (request: Request): Request => {
    const { method, path, headers = {}, body } = kind.make(known);
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const all = { ...headers, 'content-type': 'application/json' };
    return { ...request, method, path, headers: all, ...sent };
  };
  const requests = [{ setupRequest }];
  const result = await autocannon({ url: origin, connections, duration: seconds, requests });
  return {
    name: kind.name,
    connections,
    perSecond: result.requests.average,
    answers: result.requests.total,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    errors: result.errors + result['4xx'] + result['5xx'],
  };
}
