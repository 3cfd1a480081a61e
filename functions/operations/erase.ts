import { withAuth } from '@shop/seed/accounts';
import type { ProjectConfig } from '@shop/seed/project-config';
import { chooseTarget, type Target, type TargetTexts } from '@shop/seed/target';
import { createProgress, errorLine, type Progress } from '@shop/seed/terminal';
import type { Query } from 'firebase-admin/firestore';
import { countOf } from '../src/paging/list-page.ts';
import { eraseOrphans } from '../src/privacy/erase-orphans.ts';
import { type EraseDeps, erasePerson } from '../src/privacy/erase-person.ts';
import { openPersonAccounts } from '../src/privacy/person-accounts.ts';
import { contactsOf } from '../src/stored/contact.ts';
import { ordersOf } from '../src/stored/order.ts';
import { usersOf } from '../src/stored/user.ts';
import { type EraseOptions, isDryRun, parseEraseOptions } from './erase-options.ts';
import { eraseRefusal, eraseReport, orphansReport } from './erase-report.ts';
import { chooseFirestore, openReachable, placeOf } from './firestore-target.ts';

const PURPOSE = 'erase a person there';
const AUTH: TargetTexts = {
  variable: 'FIREBASE_AUTH_EMULATOR_HOST',
  key: 'auth',
  purpose: PURPOSE,
};

export interface EraseContext {
  config: ProjectConfig;
  /** FIRESTORE_EMULATOR_HOST. */
  firestoreHost?: string | undefined;
  /** FIREBASE_AUTH_EMULATOR_HOST. */
  authHost?: string | undefined;
  output: NodeJS.WritableStream & { isTTY?: boolean };
  errors: NodeJS.WritableStream;
}

/**
 * Erases a person or the profiles without an account, or reports what it would erase: in a real
 * project until `--yes` confirms it. Resolves to the exit code.
 */
export async function erase(args: readonly string[], context: EraseContext): Promise<number> {
  try {
    const options = parseEraseOptions(args);
    const targets = chooseTargets(options, context);
    const dryRun = isDryRun(options, targets.firestore);
    const where = placeOf(targets.firestore);
    const report = await withDeps(targets, context, (deps) =>
      options.email === undefined
        ? reportOrphans(deps, { where, dryRun })
        : reportPerson(deps, { ...options, email: options.email, where, dryRun }),
    );
    const hint = dryRun && !options.dryRun ? ' Add --yes to do it.' : '';
    context.output.write(`${report}${hint}\n`);
    return 0;
  } catch (error) {
    context.errors.write(`${errorLine(error)}\n`);
    return 1;
  }
}

interface Targets {
  firestore: Target;
  auth: Target;
}

function chooseTargets({ project }: EraseOptions, context: EraseContext): Targets {
  const { config, firestoreHost, authHost } = context;
  const { projectId, authEmulatorAddress: emulatorAddress } = config;
  const firestore = chooseFirestore(project, firestoreHost, config, PURPOSE);
  // `yes: true` because a run without --yes only reads.
  const auth = chooseTarget({ project, yes: true }, authHost, { projectId, emulatorAddress }, AUTH);
  if (!auth.ok) throw new Error(auth.message);
  return { firestore, auth: auth.target };
}

async function withDeps<T>(
  { firestore: target, auth }: Targets,
  { output }: EraseContext,
  work: (deps: CommandDeps) => Promise<T>,
): Promise<T> {
  const { firestore, close } = await openReachable(target);
  const emulator = auth.kind === 'emulator' ? auth.address : undefined;
  const progress = createProgress(output, 'Looking through');
  return withAuth(target.projectId, emulator, (accounts) =>
    work({
      firestore,
      runTransaction: (update) => firestore.runTransaction(update),
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
  await startProgress(deps, [ordersOf(deps.firestore), contactsOf(deps.firestore)]);
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
