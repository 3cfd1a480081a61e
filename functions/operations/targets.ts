import { type Connection, isReachable, openConnection } from '@shop/seed/connection';
import type { ProjectConfig } from '@shop/seed/project-config';
import {
  chooseTarget,
  type Target,
  type TargetChoice,
  type TargetOptions,
} from '@shop/seed/target';

export interface CommandContext {
  config: ProjectConfig;
  /** FIRESTORE_EMULATOR_HOST. */
  firestoreHost?: string | undefined;
  /** FIREBASE_AUTH_EMULATOR_HOST. */
  authHost?: string | undefined;
  now?: () => Date;
  output: NodeJS.WritableStream & { isTTY?: boolean };
  errors: NodeJS.WritableStream;
}

/**
 * Chooses the Firestore for a command that only reads unless `--yes` is given, so it does not
 * require the flag. `purpose` is what the command does there. Throws a one-line error.
 */
export function chooseFirestore(
  project: string | undefined,
  { firestoreHost, config }: CommandContext,
  purpose: string,
): Target {
  const texts = { variable: 'FIRESTORE_EMULATOR_HOST', key: 'firestore', purpose };
  return targetOf(chooseTarget({ project, yes: true }, firestoreHost, config, texts));
}

/** Chooses the project or emulator whose Firebase Auth a command uses. */
export function chooseAuth(
  options: TargetOptions,
  { authHost, config }: CommandContext,
  purpose: string,
): Target {
  const { projectId, authEmulatorAddress: emulatorAddress } = config;
  const texts = { variable: 'FIREBASE_AUTH_EMULATOR_HOST', key: 'auth', purpose };
  return targetOf(chooseTarget(options, authHost, { projectId, emulatorAddress }, texts));
}

function targetOf(choice: TargetChoice): Target {
  if (!choice.ok) throw new Error(choice.message);
  return choice.target;
}

/** An emulator's address; undefined for a real project. */
export const emulatorOf = (target: Target): string | undefined =>
  target.kind === 'emulator' ? target.address : undefined;

/** Opens the target's Firestore. Throws if it is an emulator that does not answer. */
export async function openReachable(target: Target): Promise<Connection> {
  if (target.kind === 'emulator' && !(await isReachable(target.address))) {
    throw new Error(`No Firestore emulator answers at ${target.address}: "npm start" starts one.`);
  }
  return openConnection(target);
}

/** The project and, for an emulator, its address. */
export const placeOf = (target: Target): string =>
  target.kind === 'emulator' ? `${target.projectId} at ${target.address}` : target.projectId;
