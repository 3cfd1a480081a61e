import { withAuth } from '@shop/seed/accounts';
import { commandProblem } from '@shop/seed/command-problem';
import { openConnection } from '@shop/seed/connection';
import { createProgress } from '@shop/seed/progress';
import type { ProjectConfig } from '@shop/seed/project-config';
import { isReachable } from '@shop/seed/reachable';
import { chooseTarget, type Target, type TargetWords } from '@shop/seed/target';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { contactsOf } from '../src/contacts/stored-contact.ts';
import { ordersOf } from '../src/orders/stored-order.ts';
import { countOf } from '../src/paging/list-page.ts';
import { type Erasure, erasePerson } from '../src/privacy/erase-person.ts';
import { openPersonAccounts } from '../src/privacy/person-accounts.ts';
import { eraseRefusal, eraseReport } from './erase-report.ts';
import { type EraseWish, onlyLooks, parseEraseWish } from './erase-wish.ts';

const PURPOSE = 'erase a person there';
const FIRESTORE: TargetWords = {
  variable: 'FIRESTORE_EMULATOR_HOST',
  key: 'firestore',
  purpose: PURPOSE,
};
const AUTH: TargetWords = {
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
 * Erases a person, or says what it would do: in a real project it only does so until it is
 * confirmed with `--yes`. Answers the exit code.
 */
export async function erase(args: readonly string[], context: EraseContext): Promise<number> {
  try {
    const wish = parseEraseWish(args);
    const targets = chooseTargets(wish, context);
    const isDryRun = onlyLooks(wish, targets.firestore);
    const erasure = await eraseIn(targets, { ...wish, isDryRun }, context);
    const words = { email: wish.email, where: placeOf(targets.firestore), isDryRun };
    if (!erasure.ok) throw new Error(eraseRefusal(erasure, words));
    const needsYes = isDryRun && !wish.dryRun ? ' Add --yes to do it.' : '';
    context.output.write(`${eraseReport(erasure, words)}${needsYes}\n`);
    return 0;
  } catch (error) {
    context.errors.write(`${commandProblem(error)}\n`);
    return 1;
  }
}

interface Targets {
  firestore: Target;
  auth: Target;
}

function chooseTargets({ project }: EraseWish, context: EraseContext): Targets {
  const { config, firestoreHost, authHost } = context;
  const { projectId, authEmulatorAddress: emulatorAddress } = config;
  // Without --yes nothing is written, so that naming the project is enough to look.
  const options = { project, yes: true };
  const firestore = chooseTarget(options, firestoreHost, config, FIRESTORE);
  if (!firestore.ok) throw new Error(firestore.message);
  const auth = chooseTarget(options, authHost, { projectId, emulatorAddress }, AUTH);
  if (!auth.ok) throw new Error(auth.message);
  return { firestore: firestore.target, auth: auth.target };
}

async function eraseIn(
  targets: Targets,
  wish: EraseWish & { isDryRun: boolean },
  { output }: EraseContext,
): Promise<Erasure> {
  const { firestore: target, auth } = targets;
  if (target.kind === 'emulator' && !(await isReachable(target.address))) {
    throw new Error(`No Firestore emulator answers at ${target.address}: "npm start" starts one.`);
  }
  const emulator = auth.kind === 'emulator' ? auth.address : undefined;
  return withAuth(target.projectId, emulator, async (accounts) => {
    const { firestore, close } = openConnection(target);
    try {
      return await eraseWithProgress(firestore, accounts, wish, output);
    } finally {
      await close();
    }
  });
}

async function eraseWithProgress(
  firestore: Firestore,
  auth: Auth,
  wish: EraseWish & { isDryRun: boolean },
  output: EraseContext['output'],
): Promise<Erasure> {
  const progress = createProgress(output, 'Looking through');
  const counts = await Promise.all([ordersOf(firestore), contactsOf(firestore)].map(countOf));
  progress.start(counts.reduce((sum, count) => sum + count, 0));
  try {
    const deps = {
      firestore,
      accounts: openPersonAccounts(auth),
      onRead: progress.advance,
    };
    return await erasePerson(deps, wish.email, wish);
  } finally {
    progress.stop();
  }
}

function placeOf(target: Target): string {
  return target.kind === 'emulator' ? `${target.projectId} at ${target.address}` : target.projectId;
}
