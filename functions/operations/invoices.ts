import { parseArgs } from 'node:util';
import { readArguments } from '@shop/emulators/command-line';
import type { Firestore } from 'firebase-admin/firestore';
import { readPages } from '../src/privacy/read-pages.ts';
import {
  chainOf,
  hashOf,
  invoicesOf,
  readInvoice,
  type StoredInvoice,
} from '../src/stored/invoice.ts';
import { type CommandContext, exitCodeOf } from './command.ts';
import { chooseFirestore, openReachable, placeOf } from './targets.ts';

const USAGE = 'Usage: npm run invoices -- --verify [--project <id>]';
const PAGE_SIZE = 500;

interface Link {
  year: string;
  count: number;
  number: string;
  hash: string;
  previous: string;
  isIntact: boolean;
}

/**
 * Checks that the invoices of a Firestore are as they were written: each has the hash of its content and of the
 * one before, the numbers of a year have no gap, and the last is where the next one will follow.
 * Resolves to the exit code: 1 if something is broken.
 */
export function invoices(args: readonly string[], context: CommandContext): Promise<number> {
  return exitCodeOf(context, async () => {
    const project = readProject(args);
    const target = chooseFirestore(project, context, 'verify invoices there');
    const { firestore, close } = await openReachable({ ...target });
    const { count, problems } = await verifyChain(firestore).finally(close);
    if (problems.length > 0) {
      throw new Error(`The chain of ${placeOf(target)} is broken: ${problems.join('; ')}.`);
    }
    context.output.write(`${count} invoices of ${placeOf(target)}: unbroken.\n`);
  });
}

function readProject(args: readonly string[]): string | undefined {
  return readArguments(USAGE, () => {
    const { values } = parseArgs({
      args: [...args],
      options: { verify: { type: 'boolean', default: false }, project: { type: 'string' } },
    });
    if (!values.verify) throw new Error('There is nothing else to do than --verify.');
    return values.project;
  });
}

/** What is wrong with the chain; the oldest that is left may follow one whose retention is over. */
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
  const problems = links.flatMap((link, index) => problemsOf(link, links[index - 1]));
  const last = links.at(-1);
  const head = (await chainOf(firestore, 'head').get()).data();
  if (last && (head?.hash !== last.hash || head.count !== last.count)) {
    problems.push(`the next would not follow ${last.number}`);
  }
  return { count: links.length, problems };
}

function problemsOf(
  { number, year, count, previous, isIntact }: Link,
  before: Link | undefined,
): string[] {
  const isNext = !before || (before.year === year ? count === before.count + 1 : count === 1);
  return [
    ...(isIntact ? [] : [`${number} was changed`]),
    ...(isNext ? [] : [`numbers are missing before ${number}`]),
    ...(!before || previous === before.hash ? [] : [`${number} does not follow ${before.number}`]),
  ];
}
