import { type Connection, isReachable, openConnection } from '@shop/seed/connection';
import type { ProjectConfig } from '@shop/seed/project-config';
import { chooseTarget, type Target } from '@shop/seed/target';

/**
 * Chooses whose Firestore a command works on, without asking for `--yes`: until then it only reads.
 * `purpose` is what it does there. Throws an error of one line.
 */
export function chooseFirestore(
  project: string | undefined,
  firestoreHost: string | undefined,
  config: ProjectConfig,
  purpose: string,
): Target {
  const texts = { variable: 'FIRESTORE_EMULATOR_HOST', key: 'firestore', purpose };
  const choice = chooseTarget({ project, yes: true }, firestoreHost, config, texts);
  if (!choice.ok) throw new Error(choice.message);
  return choice.target;
}

/** Opens the target's Firestore. Throws if it is an emulator that does not answer. */
export async function openReachable(target: Target): Promise<Connection> {
  if (target.kind === 'emulator' && !(await isReachable(target.address))) {
    throw new Error(`No Firestore emulator answers at ${target.address}: "npm start" starts one.`);
  }
  return openConnection(target);
}

/** The project, and of an emulator its address. */
export function placeOf(target: Target): string {
  return target.kind === 'emulator' ? `${target.projectId} at ${target.address}` : target.projectId;
}
