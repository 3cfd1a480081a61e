import autocannon, { type Request, type Result } from 'autocannon';
import { type ShopRequest, toRequestInit } from './request-kinds.ts';

/** Sends requests for some seconds, each connection one after the other. */
export function sendLoad(
  origin: string,
  make: () => ShopRequest,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Result> {
  const setupRequest = (request: Request): Request => {
    const next = make();
    return { ...request, path: next.path, ...toRequestInit(next) };
  };
  return autocannon({ url: origin, connections, duration: seconds, requests: [{ setupRequest }] });
}
