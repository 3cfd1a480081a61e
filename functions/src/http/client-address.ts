import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/**
 * Google's own networks, from which Firebase Hosting calls a function: in Google's published ranges
 * (gstatic.com/ipranges/goog.json), but not in those of its customers (cloud.json). From an address that
 * anybody can rent, X-Forwarded-For could be forged.
 */
export const GOOGLE_NETWORKS: readonly string[] = [
  '64.233.160.0/19',
  '66.102.0.0/20',
  '66.249.64.0/19',
  '72.14.192.0/18',
  '74.125.0.0/16',
  '108.177.0.0/17',
  '142.250.0.0/15',
  '172.217.0.0/16',
  '172.253.0.0/16',
  '173.194.0.0/16',
  '192.178.0.0/15',
  '209.85.128.0/17',
  '216.58.192.0/19',
  '216.239.32.0/19',
  '2001:4860::/32',
  '2404:6800::/32',
  '2607:f8b0::/32',
  '2800:3f0::/32',
  '2a00:1450::/32',
  '2c0f:fb50::/32',
];

/**
 * Express's `trust proxy`. The last entry of X-Forwarded-For is the function's caller, added by Google's
 * front end, through which every connection comes. The entry before it was added by Hosting only if Hosting
 * was the caller; otherwise the client wrote it. Throws on an invalid network.
 */
export function trustProxy(
  hostingNetworks: readonly string[],
): (address: string, hop: number) => boolean {
  const hosting = blockListOf(hostingNetworks);
  return (address, hop) => hop === 0 || (hop === 1 && includes(hosting, address));
}

/**
 * The address under which a client's requests are counted; for IPv6 its /64, within which a client can change
 * its address at will. `usesBy` counts wider networks. Hosting's CDN names the client twice, in
 * X-Forwarded-For and in Fastly-Client-IP; if they differ, one is forged and Hosting's own address counts.
 */
export function clientAddress(req: Pick<Request, 'ip' | 'ips' | 'get'>): string {
  const [client = req.ip, hosting] = req.ips;
  const address = countedAddress(client);
  const named = hosting && req.get('fastly-client-ip');
  return named && countedAddress(named) !== address ? countedAddress(hosting) : address;
}

const countedAddress = (text: string | undefined): string =>
  ipKeyGenerator(text?.trim() || 'unknown', 64);

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    try {
      list.addSubnet(address, Number(bits), familyOf(address));
    } catch {
      throw new Error(`HOSTING_NETWORKS has networks as 66.249.64.0/19, and "${network}" is none`);
    }
  }
  return list;
}

function includes(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
