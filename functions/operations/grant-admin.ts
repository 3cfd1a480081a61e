import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isEmail } from '@shop/domain/text/validation';
import { readArguments } from '@shop/emulators/command-line';
import { withAuth } from '@shop/seed/accounts';
import type { Target } from '@shop/seed/target';
import { errorLine } from '@shop/seed/terminal';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { endSessions, googleIdOf, isLiveUid } from '../src/accounts/accounts.ts';
import {
  GIVEN,
  logByCommand,
  type RoleChange,
  removeFromRegistry,
  SIGNED_OUT,
  TAKEN,
} from '../src/accounts/admins.ts';
import { isOwnGoogle } from '../src/accounts/users.ts';
import { exitCodeOf } from './command.ts';
import {
  type CommandContext,
  chooseAuth,
  chooseFirestore,
  emulatorOf,
  openReachable,
} from './targets.ts';

const USAGE = 'Usage: npm run grant-admin -- <email> [--revoke] [--project <id> --yes]';

const PURPOSE = 'change who is an admin there';
/**
 * Grants an account the claim `admin: true` or revokes it, and records that in the office's log.
 * Resolves to the exit code.
 */
export function grantAdmin(args: readonly string[], context: CommandContext): Promise<number> {
  const run = async () => {
    const options = parseOptions(args);
    const auth = chooseAuth(options, context, PURPOSE);
    const firestore = chooseFirestore(options.project, context, PURPOSE);
    context.output.write(`${await grantIn({ auth, firestore }, options)}\n`);
  };
  return exitCodeOf(context, run, lineOf);
}

interface GrantOptions {
  email: string;
  revoke: boolean;
  project: string | undefined;
  yes: boolean;
}

interface Grant {
  auth: Auth;
  user: UserRecord;
  where: string;
  isOwnGoogle(): Promise<boolean>;
  /** Records the change in registry and log. Comes first, so that no change of a claim goes unrecorded. */
  log(change: RoleChange): Promise<void>;
  removeFromRegistry(): Promise<void>;
}

function grantIn(
  targets: { auth: Target; firestore: Target },
  { email, revoke }: GrantOptions,
): Promise<string> {
  const { projectId } = targets.auth;
  const emulator = emulatorOf(targets.auth);
  const where = emulator ? `${projectId} (Auth emulator at ${emulator})` : projectId;
  return withAuth(projectId, emulator, async (auth) => {
    const user = await googleUser(auth, email, where);
    const { firestore, close } = await openReachable(targets.firestore);
    const deps = {
      firestore,
      runTransaction: firestore.runTransaction.bind(firestore),
      now: () => new Date(),
    };
    const grant: Grant = {
      auth,
      user,
      where,
      isOwnGoogle: () => isOwnGoogle(firestore, user.uid, googleIdOf(user)),
      log: (change) => logByCommand(deps, { request_id: randomUUID(), uid: user.uid, ...change }),
      removeFromRegistry: () => removeFromRegistry(deps, user.uid),
    };
    return (revoke ? revokeFrom(grant) : grantTo(grant)).finally(close);
  });
}

async function grantTo({ auth, user, where, log, ...grant }: Grant): Promise<string> {
  if (isLiveUid(user.uid)) {
    throw new Error(
      `What has the address ${user.email} is an account of live tokens: let the person sign in twice, then try again.`,
    );
  }
  if (!(await grant.isOwnGoogle())) {
    throw new Error(
      `${user.email} is linked to another Google account than the one that signed in first.`,
    );
  }
  if (user.customClaims?.admin === true) return `${user.email} is already an admin of ${where}.`;
  await log(GIVEN);
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
  return `${user.email} is now an admin of ${where}, from their next sign-in on.`;
}

/**
 * Session cookies carry the claim too, so this ends all sessions, even without a claim to remove:
 * an earlier run may have stopped between the two steps.
 */
async function revokeFrom(grant: Grant): Promise<string> {
  const { auth, user, where } = grant;
  const { admin, ...others } = user.customClaims ?? {};
  await grant.log(admin === undefined ? SIGNED_OUT : TAKEN);
  if (admin !== undefined) await auth.setCustomUserClaims(user.uid, others);
  await endSessions(auth, user.uid);
  await grant.removeFromRegistry();
  const outcome = admin === undefined ? 'is not an admin' : 'is no longer an admin';
  return `${user.email} ${outcome} of ${where}, and signed out everywhere.`;
}

/** Only Google vouches for an address: anybody can open an account with a password for it. */
async function googleUser(auth: Auth, email: string, where: string): Promise<UserRecord> {
  const user = await auth.getUserByEmail(email);
  const isFromGoogle = user.providerData.some(({ providerId }) => providerId === 'google.com');
  if (!isFromGoogle || !user.emailVerified) {
    throw new Error(`${email} has never signed in with Google in ${where}: nothing was changed.`);
  }
  return user;
}

function parseOptions(args: readonly string[]): GrantOptions {
  return readArguments(USAGE, () => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        revoke: { type: 'boolean', default: false },
        project: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    });
    const [email, ...more] = positionals;
    if (email === undefined || more.length > 0) throw new Error('Name one e-mail address.');
    if (!isEmail(email)) throw new Error(`"${email}" is not an e-mail address.`);
    return { email, revoke: values.revoke, project: values.project, yes: values.yes };
  });
}

function lineOf(error: unknown): string {
  if ((error as { code?: unknown }).code === 'auth/user-not-found') {
    return 'Nobody has an account with this address yet: let them sign in with Google once, then try again.';
  }
  return errorLine(error);
}
