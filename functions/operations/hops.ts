import { setDefaultResultOrder } from 'node:dns';
import { setDefaultAutoSelectFamily } from 'node:net';
import { parseArgs } from 'node:util';
import type { ApiResponse } from '@shop/domain/contract/call';
import { readArguments } from '@shop/emulators/command-line';
import { exitCodeOf } from './command.ts';
import type { CommandContext } from './targets.ts';

const USAGE = 'Usage: npm run hops -- https://<your-address> https://<url-of-the-function>';

/** A reserved address (RFC 5737). */
const MADE_UP = '192.0.2.66';

const FORGERIES: readonly Record<string, string>[] = [
  { 'x-forwarded-for': MADE_UP },
  { 'x-forwarded-for': `${MADE_UP}, ${MADE_UP}` },
  { 'x-forwarded-for': MADE_UP, 'fastly-client-ip': MADE_UP },
];

/**
 * Asks a deployed shop which client address it counts, through Hosting and past it, also with a
 * forged X-Forwarded-For, and reports whether HOSTING_NETWORKS is right. Resolves to the exit code.
 */
export function hops(
  args: readonly string[],
  context: Pick<CommandContext, 'output' | 'errors'>,
): Promise<number> {
  return exitCodeOf(context, async () => {
    const [site, functionUrl] = readArguments(USAGE, () => addressesOf(args));
    // Both must be reached over the same IP version to count the same address.
    setDefaultResultOrder('ipv4first');
    setDefaultAutoSelectFamily(false);
    const through = await measure(site);
    const past = await measure(functionUrl);
    context.output.write(`counted through Hosting: ${through.counted}\n`);
    context.output.write(`counted past Hosting:    ${past.counted}\n`);
    const fault = faultOf(through, past);
    if (fault) throw new Error(fault);
    context.output.write('HOSTING_NETWORKS is right.\n');
  });
}

function addressesOf(args: readonly string[]): [site: string, functionUrl: string] {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [site, functionUrl, ...more] = positionals;
  const isAddress = (text: string) => /^https?:/.test(text) && URL.canParse(text);
  if (site && functionUrl && more.length === 0 && isAddress(site) && isAddress(functionUrl)) {
    return [site, functionUrl];
  }
  throw new Error('Name two addresses.');
}

interface Measured {
  counted: string;
  /** Whether a forged address was counted instead. */
  isForgeable: boolean;
}

async function measure(base: string): Promise<Measured> {
  const counted = await countedAt(base);
  const forged = await Promise.all(FORGERIES.map((headers) => countedAt(base, headers)));
  return { counted, isForgeable: forged.includes(MADE_UP) };
}

/** What is wrong and how to fix it; undefined if nothing is. */
function faultOf(through: Measured, past: Measured): string | undefined {
  if (past.isForgeable) {
    return 'Past Hosting, a made-up address is counted: HOSTING_NETWORKS holds networks of others. Take them out and deploy again.';
  }
  if (through.isForgeable) {
    return 'Hosting passes on a made-up address. Trust none with HOSTING_NETWORKS=127.0.0.1/32 and raise the limits, which all clients then share.';
  }
  if (through.counted !== past.counted) {
    return `All clients who come from ${through.counted} share their limits, unless it is an address of yours. Add its network to HOSTING_NETWORKS, which replaces the default, and deploy again.`;
  }
  return undefined;
}

async function countedAt(base: string, headers: Record<string, string> = {}): Promise<string> {
  const url = `${base.replace(/\/$/, '')}/api/client-address`;
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return ((await response.json()) as ApiResponse<'GET /api/client-address'>).address;
}
