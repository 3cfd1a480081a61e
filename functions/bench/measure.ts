import autocannon, { type Request, type Result } from 'autocannon';

const CONNECTIONS = 20;
const WARM_SECONDS = 3;
const MEASURED_SECONDS = 10;

export interface Figures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/** Fires one kind of request from 20 connections for ten seconds, after three to warm up. */
export async function measure(url: string, request: Request): Promise<Figures> {
  await fire(url, request, WARM_SECONDS);
  const result = await fire(url, request, MEASURED_SECONDS);
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

async function fire(url: string, request: Request, duration: number): Promise<Result> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration, requests: [request] });
  const failed = result.errors + result.non2xx;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed: the figures mean nothing.`);
  return result;
}
