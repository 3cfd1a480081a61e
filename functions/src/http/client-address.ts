import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * The client's address, under which its requests are counted. Express takes it from
 * X-Forwarded-For, from the right by the app's `trust proxy`: what stands further left than our own
 * proxies is written by the client. An IPv6 client counts by its /64, within which it can change
 * its address at will.
 */
export function clientAddress(req: Pick<Request, 'ip'>): string {
  const address = req.ip?.trim().replace(/^::ffff:(?=[\d.]+$)/i, '') || 'unknown';
  return address.includes(':') && isIPv6(address) ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().replace(/%.*/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const gap = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = tail === undefined ? before : [...before, ...gap, ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
