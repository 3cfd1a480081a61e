import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * The address that a request is counted under. Express takes it from X-Forwarded-For, counted from
 * the right by the app's `trust proxy`: our own proxies append there, whereas whatever stands
 * further left is what the client wrote itself. Without any, as in the emulators, all are one.
 */
export function clientAddress(req: Pick<Request, 'ip'>): string {
  const address = req.ip?.trim().replace(/^::ffff:(?=[\d.]+$)/i, '') || 'unknown';
  return address.includes(':') && isIPv6(address) ? networkOf(address) : address;
}

/** The /64 of an IPv6 address: one connection has all of it and could change within at will. */
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
