import { parseArgs } from 'node:util';
import { isEmail } from '@shop/domain/validation';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { ProjectConfig } from '../project-config.ts';
import { chooseTarget, type Target, type TargetTexts } from '../target.ts';
import { errorLine } from '../terminal.ts';
import { withAuth } from './open-auth.ts';

const USAGE = 'Usage: npm run grant-admin -- <email> [--revoke] [--project <id> --yes]';

const AUTH: TargetTexts = {
  variable: 'FIREBASE_AUTH_EMULATOR_HOST',
  key: 'auth',
  purpose: 'change who is an admin there',
};

export interface GrantContext {
  config: ProjectConfig;
  /** FIREBASE_AUTH_EMULATOR_HOST. */
  emulatorHost?: string | undefined;
  output: NodeJS.WritableStream;
  errors: NodeJS.WritableStream;
}

/** Grants an account the claim `admin: true` or revokes it. Resolves to the exit code. */
export async function grantAdmin(args: readonly string[], context: GrantContext): Promise<number> {
  try {
    const options = parseOptions(args);
    const { projectId, authEmulatorAddress: emulatorAddress } = context.config;
    const config = { projectId, emulatorAddress };
    const choice = chooseTarget(options, context.emulatorHost, config, AUTH);
    if (!choice.ok) throw new Error(choice.message);
    context.output.write(`${await grantIn(choice.target, options)}\n`);
    return 0;
  } catch (error) {
    context.errors.write(`${messageOf(error)}\n`);
    return 1;
  }
}

interface GrantOptions {
  email: string;
  revoke: boolean;
  project: string | undefined;
  yes: boolean;
}

function grantIn(target: Target, { email, revoke }: GrantOptions): Promise<string> {
  const { projectId } = target;
  const emulator = target.kind === 'emulator' ? target.address : undefined;
  const where = emulator ? `${projectId} (Auth emulator at ${emulator})` : projectId;
  return withAuth(projectId, emulator, async (auth) => {
    const user = await googleUser(auth, email, where);
    return revoke ? revokeFrom(auth, user, where) : grantTo(auth, user, where);
  });
}

async function grantTo(auth: Auth, user: UserRecord, where: string): Promise<string> {
  if (user.customClaims?.admin === true) return `${user.email} is already an admin of ${where}.`;
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
  return `${user.email} is now an admin of ${where}, from their next sign-in on.`;
}

/**
 * Session cookies carry the claim too, so all sessions are ended: even without a claim to remove, as
 * after a run that was interrupted between the two steps.
 */
async function revokeFrom(auth: Auth, user: UserRecord, where: string): Promise<string> {
  const { admin, ...others } = user.customClaims ?? {};
  if (admin !== undefined) await auth.setCustomUserClaims(user.uid, others);
  await auth.revokeRefreshTokens(user.uid);
  const outcome = admin === undefined ? 'is not an admin' : 'is no longer an admin';
  return `${user.email} ${outcome} of ${where}, and signed out everywhere.`;
}

/** Only Google vouches for the address: anybody can open an account with a password for it. */
async function googleUser(auth: Auth, email: string, where: string): Promise<UserRecord> {
  const user = await auth.getUserByEmail(email);
  const isFromGoogle = user.providerData.some(({ providerId }) => providerId === 'google.com');
  if (!isFromGoogle || !user.emailVerified) {
    throw new Error(`${email} has never signed in with Google in ${where}: nothing was changed.`);
  }
  return user;
}

function parseOptions(args: readonly string[]): GrantOptions {
  const { values, positionals } = parse(args);
  const [email, ...more] = positionals;
  if (email === undefined || more.length > 0) throw new Error(USAGE);
  if (!isEmail(email)) throw new Error(`"${email}" is not an e-mail address. ${USAGE}`);
  return { email, revoke: values.revoke, project: values.project, yes: values.yes };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        revoke: { type: 'boolean', default: false },
        project: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error} ${USAGE}`);
  }
}

function messageOf(error: unknown): string {
  if ((error as { code?: unknown }).code === 'auth/user-not-found') {
    return 'Nobody has an account with this address yet: let them sign in with Google once, then try again.';
  }
  return errorLine(error);
}
