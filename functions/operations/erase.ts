import { withAuth } from '@shop/seed/accounts';
import type { ProjectConfig } from '@shop/seed/project-config';
import { chooseTarget, type Target, type TargetTexts } from '@shop/seed/target';
import { createProgress, errorLine } from '@shop/seed/terminal';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { countOf } from '../src/paging/list-page.ts';
import { type EraseDeps, type Erasure, erasePerson } from '../src/privacy/erase-person.ts';
import { openPersonAccounts } from '../src/privacy/person-accounts.ts';
import { contactsOf } from '../src/stored/contact.ts';
import { ordersOf } from '../src/stored/order.ts';
import { type EraseOptions, isDryRun, parseEraseOptions } from './erase-options.ts';
import { eraseRefusal, eraseReport } from './erase-report.ts';
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
 * Erases a person, or reports what it would erase: in a real project until `--yes` confirms it.
 * Resolves to the exit code.
 */
export async function erase(args: readonly string[], context: EraseContext): Promise<number> {
  try {
    const options = parseEraseOptions(args);
    const targets = chooseTargets(options, context);
    const dryRun = isDryRun(options, targets.firestore);
    const erasure = await eraseIn(targets, { ...options, dryRun }, context);
    const reported = { email: options.email, where: placeOf(targets.firestore), dryRun };
    if (!erasure.ok) throw new Error(eraseRefusal(erasure, reported));
    const hint = dryRun && !options.dryRun ? ' Add --yes to do it.' : '';
    context.output.write(`${eraseReport(erasure, reported)}${hint}\n`);
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

async function eraseIn(
  targets: Targets,
  options: EraseOptions,
  { output }: EraseContext,
): Promise<Erasure> {
  const { firestore: target, auth } = targets;
  const { firestore, close } = await openReachable(target);
  const emulator = auth.kind === 'emulator' ? auth.address : undefined;
  return withAuth(target.projectId, emulator, (accounts) =>
    eraseWithProgress(firestore, accounts, options, output),
  ).finally(close);
}

async function eraseWithProgress(
  firestore: Firestore,
  auth: Auth,
  options: EraseOptions,
  output: EraseContext['output'],
): Promise<Erasure> {
  const progress = createProgress(output, 'Looking through');
  const counts = await Promise.all([ordersOf(firestore), contactsOf(firestore)].map(countOf));
  progress.start(counts.reduce((sum, count) => sum + count, 0));
  try {
    const deps: EraseDeps = {
      firestore,
      runTransaction: (update) => firestore.runTransaction(update),
      accounts: openPersonAccounts(auth),
      onRead: progress.advance,
    };
    return await erasePerson(deps, options.email, options);
  } finally {
    progress.stop();
  }
}
