import { parseArgs } from 'node:util';
import { isEmail } from '@shop/domain/validation';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { commandProblem } from '../command-problem.ts';
import type { ProjectConfig } from '../project-config.ts';
import { chooseTarget, type Target, type TargetWords } from '../target.ts';
import { withAuth } from './open-auth.ts';

const USAGE = 'Usage: npm run grant-admin -- <email> [--revoke] [--project <id> --yes]';

const ADMINS: TargetWords = {
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

/** Gives an account the claim `admin: true` or takes it away. Answers the exit code. */
export async function grantAdmin(args: readonly string[], context: GrantContext): Promise<number> {
  try {
    const wish = parseWish(args);
    const { projectId, authEmulatorAddress: emulatorAddress } = context.config;
    const config = { projectId, emulatorAddress };
    const choice = chooseTarget(wish, context.emulatorHost, config, ADMINS);
    if (!choice.ok) throw new Error(choice.message);
    context.output.write(`${await grantIn(choice.target, wish)}\n`);
    return 0;
  } catch (error) {
    context.errors.write(`${problemOf(error)}\n`);
    return 1;
  }
}

interface Wish {
  email: string;
  revoke: boolean;
  project: string | undefined;
  yes: boolean;
}

function grantIn(target: Target, { email, revoke }: Wish): Promise<string> {
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

/** The claim is also in the session cookie: it ends with the sessions. */
async function revokeFrom(auth: Auth, user: UserRecord, where: string): Promise<string> {
  const { admin, ...others } = user.customClaims ?? {};
  if (admin === undefined) return `${user.email} is no admin of ${where}: nothing was changed.`;
  await auth.setCustomUserClaims(user.uid, others);
  await auth.revokeRefreshTokens(user.uid);
  return `${user.email} is no longer an admin of ${where}, and signed out everywhere.`;
}

/** Google vouches that the address is theirs; anybody may have opened another kind of account with it. */
async function googleUser(auth: Auth, email: string, where: string): Promise<UserRecord> {
  const user = await auth.getUserByEmail(email);
  const isGoogles = user.providerData.some(({ providerId }) => providerId === 'google.com');
  if (!isGoogles || !user.emailVerified) {
    throw new Error(`${email} has never signed in with Google in ${where}: nothing was changed.`);
  }
  return user;
}

function parseWish(args: readonly string[]): Wish {
  const { values, positionals } = parse(args);
  const [email, ...more] = positionals;
  if (email === undefined || more.length > 0) throw new Error(USAGE);
  if (!isEmail(email)) throw new Error(`"${email}" is no e-mail address. ${USAGE}`);
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

function problemOf(error: unknown): string {
  if ((error as { code?: unknown }).code === 'auth/user-not-found') {
    return 'Nobody has an account with this address yet: let them sign in with Google once, then try again.';
  }
  return commandProblem(error);
}
