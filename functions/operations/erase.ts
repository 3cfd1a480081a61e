import { parseArgs } from 'node:util';
import { readArguments } from '@shop/emulators/command-line';
import { withAuth } from '@shop/seed/accounts';
import type { Target } from '@shop/seed/target';
import { createProgress, type Progress } from '@shop/seed/terminal';
import type { Query } from 'firebase-admin/firestore';
import { countOf } from '../src/firestore/list-page.ts';
import { transactionRunner } from '../src/firestore/run-transaction.ts';
import { type EraseDeps, eraseOrphans, erasePerson } from '../src/privacy/erase-person.ts';
import { openPersonAccounts } from '../src/privacy/person-accounts.ts';
import { contactsOf } from '../src/stored/contact.ts';
import { customersOf } from '../src/stored/entry.ts';
import { ordersOf } from '../src/stored/order.ts';
import { rentalBookingsOf } from '../src/stored/rental-booking.ts';
import { usersOf } from '../src/stored/user.ts';
import { exitCodeOf } from './command.ts';
import { eraseRefusal, eraseReport, orphansReport } from './erase-report.ts';
import {
  type CommandContext,
  chooseAuth,
  chooseFirestore,
  emulatorOf,
  openReachable,
  placeOf,
} from './targets.ts';

const USAGE =
  'Usage: npm run erase -- <email>|--orphans [--dry-run] [--even-open] [--project <id> --yes]';
const PURPOSE = 'erase a person there';

/**
 * Erases a person or the profiles without an account. In a dry run, or in a real project without
 * `--yes`, only reports what it would erase. Resolves to the exit code.
 */
export function erase(args: readonly string[], context: CommandContext): Promise<number> {
  return exitCodeOf(context, async () => {
    const options = parseEraseOptions(args);
    const { email, project } = options;
    const targets = {
      firestore: chooseFirestore(project, context, PURPOSE),
      // `yes: true` because a run without --yes only reads.
      auth: chooseAuth({ project, yes: true }, context, PURPOSE),
    };
    const dryRun = isDryRun(options, targets.firestore);
    const where = placeOf(targets.firestore);
    const report = await withDeps(targets, context, (deps) =>
      email === undefined
        ? reportOrphans(deps, { where, dryRun })
        : reportPerson(deps, { ...options, email, where, dryRun }),
    );
    const hint = dryRun && !options.dryRun ? ' Add --yes to do it.' : '';
    context.output.write(`${report}${hint}\n`);
  });
}

async function withDeps<T>(
  { firestore: target, auth }: Record<'firestore' | 'auth', Target>,
  { output }: CommandContext,
  work: (deps: CommandDeps) => Promise<T>,
): Promise<T> {
  const { firestore, close } = await openReachable(target);
  const progress = createProgress(output, 'Looking through');
  return withAuth(target.projectId, emulatorOf(auth), (accounts) =>
    work({
      firestore,
      runTransaction: transactionRunner(firestore, Number.POSITIVE_INFINITY),
      accounts: openPersonAccounts(accounts),
      onRead: progress.advance,
      progress,
    }),
  ).finally(() => {
    progress.stop();
    return close();
  });
}

interface CommandDeps extends EraseDeps {
  progress: Progress;
}

interface Reported {
  where: string;
  dryRun: boolean;
}

async function reportPerson(
  deps: CommandDeps,
  options: Reported & { email: string; evenOpen: boolean },
): Promise<string> {
  await startProgress(
    deps,
    [ordersOf, rentalBookingsOf, contactsOf, customersOf].map((of) => of(deps.firestore)),
  );
  const erasure = await erasePerson(deps, options.email, options);
  if (!erasure.ok) throw new Error(eraseRefusal(erasure, options));
  return eraseReport(erasure, options);
}

async function reportOrphans(deps: CommandDeps, options: Reported): Promise<string> {
  await startProgress(deps, [usersOf(deps.firestore)]);
  return orphansReport(await eraseOrphans(deps, options), options);
}

async function startProgress({ progress }: CommandDeps, collections: Query<unknown>[]) {
  const counts = await Promise.all(collections.map(countOf));
  progress.start(counts.reduce((sum, count) => sum + count, 0));
}

/** The options of the command line. */
export interface EraseOptions {
  /** Missing with `--orphans`, which erases profiles without an account instead of a person. */
  email: string | undefined;
  evenOpen: boolean;
  dryRun: boolean;
  project: string | undefined;
  yes: boolean;
}

/** Parses the command line. Throws a one-line error that ends with the usage. */
export function parseEraseOptions(args: readonly string[]): EraseOptions {
  return readArguments(USAGE, () => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        orphans: { type: 'boolean', default: false },
        'even-open': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        project: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    });
    const { orphans, 'even-open': evenOpen, 'dry-run': dryRun, project, yes } = values;
    const [email] = positionals;
    if (positionals.length !== (orphans ? 0 : 1)) {
      throw new Error('Name one e-mail address, or --orphans.');
    }
    // Addresses stored before they were validated must be found as well.
    if (email !== undefined && !/^\S+@\S+$/.test(email.trim())) {
      throw new Error(`"${email}" is not an e-mail address.`);
    }
    return { email, evenOpen, dryRun, project, yes };
  });
}

/** True on request, and in a real project unless `--yes` confirms the run. */
export const isDryRun = ({ dryRun, yes }: EraseOptions, { kind }: Target): boolean =>
  dryRun || (kind === 'real' && !yes);
