import { parseArgs } from 'node:util';
import { readArguments } from '@shop/emulators/command-line';
import type { Firestore } from 'firebase-admin/firestore';
import { readPages } from '../src/firestore/read-pages.ts';
import {
  chainOf,
  hashOf,
  invoicesOf,
  readInvoice,
  type StoredInvoice,
} from '../src/stored/invoice.ts';
import { exitCodeOf } from './command.ts';
import { type CommandContext, chooseFirestore, openReachable, placeOf } from './targets.ts';

const USAGE =
  'Usage: npm run invoices -- --verify | --continue-after RE-2026-00123 --yes [--project <id>]';
const PAGE_SIZE = 500;
const HEAD = 'head';

interface Link {
  year: string;
  count: number;
  number: string;
  hash: string;
  previous: string;
  isIntact: boolean;
}

/**
 * Checks that the invoices of a Firestore are unchanged: each has the hash of its content and of the previous
 * one, the numbers of a year have no gap, and the head of the chain matches the last invoice. After a
 * restore, `--continue-after` skips the numbers assigned since. Resolves to the exit code: 1 if anything is
 * broken.
 */
export function invoices(args: readonly string[], context: CommandContext): Promise<number> {
  return exitCodeOf(context, async () => {
    const { project, 'continue-after': number } = readOptions(args);
    const target = chooseFirestore(project, context, 'verify invoices there');
    const { firestore, close } = await openReachable({ ...target });
    if (number) {
      await skipTo(firestore, number).finally(close);
      return void context.output.write(
        `The next invoice of ${placeOf(target)} follows ${number}.\n`,
      );
    }
    const { count, problems } = await verifyChain(firestore).finally(close);
    if (problems.length > 0) {
      throw new Error(`The chain of ${placeOf(target)} is broken: ${problems.join('; ')}.`);
    }
    context.output.write(`${count} invoices of ${placeOf(target)}: unbroken.\n`);
  });
}

function readOptions(args: readonly string[]) {
  return readArguments(USAGE, () => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        verify: { type: 'boolean', default: false },
        'continue-after': { type: 'string' },
        project: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    });
    const { verify, yes, 'continue-after': number } = values;
    if (verify === (number !== undefined)) throw new Error('Name either of the two.');
    if (number !== undefined && !yes) throw new Error('Numbers stay skipped: add --yes.');
    return values;
  });
}

/** Moves the head of the chain and records the skipped numbers, which then count as no gap. */
async function skipTo(firestore: Firestore, number: string): Promise<void> {
  const [, year = '', digits = ''] = /^RE-(\d{4})-(\d{5,})$/.exec(number) ?? [];
  if (!year) throw new Error(`"${number}" is no number of an invoice.`);
  await firestore.runTransaction(async (transaction) => {
    const head = chainOf(firestore, HEAD);
    const { hash = '', ...last } = (await transaction.get(head)).data() ?? { year: '', count: 0 };
    const count = Number(digits);
    if (year < last.year || (year === last.year && count <= last.count)) {
      throw new Error(`The last number is already ${last.count} of ${last.year}.`);
    }
    const skipped = { year, count, hash, schema_version: 1 as const };
    transaction.set(chainOf(firestore, `skipped-${number}`), skipped);
    transaction.set(head, skipped);
  });
}

/**
 * Faults of the chain; the oldest remaining invoice may follow one deleted after its retention
 * period.
 */
export async function verifyChain(
  firestore: Firestore,
): Promise<{ count: number; problems: string[] }> {
  const links: Link[] = [];
  for await (const page of readPages(invoicesOf(firestore).orderBy('created_at'), PAGE_SIZE)) {
    for (const document of page) {
      const stored = document.data() as StoredInvoice;
      const [, year = '', count = ''] = document.id.split('-');
      const { hash, previous_hash: previous, content } = stored;
      const isIntact =
        hash === hashOf(previous, content) && readInvoice(stored).number === document.id;
      links.push({ year, count: Number(count), number: document.id, hash, previous, isIntact });
    }
  }
  links.sort((a, b) => a.year.localeCompare(b.year) || a.count - b.count);
  const chain = (await chainOf(firestore, HEAD).parent.get()).docs;
  const skips = chain.filter(({ id }) => id !== HEAD).map((document) => document.data());
  /** Whether a number is followed by the one with this count, directly or after skipped ones. */
  const isNext = ({ hash, year, count }: Link, next: { year: string; count: number }) =>
    next.count === (year === next.year ? count + 1 : 1) ||
    skips.some(
      (skip) => skip.hash === hash && skip.year === next.year && skip.count === next.count - 1,
    );
  const problems = links.flatMap((link, index) => problemsOf(link, links[index - 1], isNext));
  const last = links.at(-1);
  const head = chain.find(({ id }) => id === HEAD)?.data();
  if (last && (head?.hash !== last.hash || !isNext(last, { ...head, count: head.count + 1 }))) {
    problems.push(`the next would not follow ${last.number}`);
  }
  return { count: links.length, problems };
}

function problemsOf(
  { number, year, count, previous, isIntact }: Link,
  before: Link | undefined,
  isNext: (before: Link, next: { year: string; count: number }) => boolean,
): string[] {
  return [
    ...(isIntact ? [] : [`${number} was changed`]),
    ...(!before || isNext(before, { year, count }) ? [] : [`numbers are missing before ${number}`]),
    ...(!before || previous === before.hash ? [] : [`${number} does not follow ${before.number}`]),
  ];
}
