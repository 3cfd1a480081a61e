import type { ProjectConfig } from './project-config.ts';

/** The target of a command: an emulator at `host:port`, or a real project in Google's cloud. */
export type Target =
  | { kind: 'emulator'; projectId: string; address: string }
  | { kind: 'real'; projectId: string };

export type TargetChoice = { ok: true; target: Target } | { ok: false; message: string };

export interface TargetOptions {
  project?: string | undefined;
  yes: boolean;
}

/** The parts of the messages that differ between commands. */
export interface TargetTexts {
  /** The environment variable that names the emulator. */
  variable: string;
  /** Its key in firebase.json. */
  key: string;
  /** The command's effect on a real project, to follow "To". */
  purpose: string;
}

const CATALOGUE: TargetTexts = {
  variable: 'FIRESTORE_EMULATOR_HOST',
  key: 'firestore',
  purpose: 'put the demo catalogue into it',
};

/**
 * Chooses the target. A `demo-` project means the emulator; any other is a real project and refused
 * unless it was both named and confirmed on the command line.
 */
export function chooseTarget(
  { project, yes }: TargetOptions,
  emulatorHost: string | undefined,
  config: Pick<ProjectConfig, 'projectId' | 'emulatorAddress'>,
  texts: TargetTexts = CATALOGUE,
): TargetChoice {
  const projectId = project ?? config.projectId;
  if (!projectId) {
    return refusal('No project: name one in .firebaserc, or with --project demo-something.');
  }
  if (projectId.startsWith('demo-')) {
    return emulatorTarget(projectId, emulatorHost || config.emulatorAddress, texts);
  }
  if (!project || !yes) {
    return refusal(
      `"${projectId}" is a real project: nothing was written. To ${texts.purpose}, add both --project ${projectId} and --yes.`,
    );
  }
  if (emulatorHost) {
    return refusal(
      `${texts.variable} is set, so nothing would reach the real project "${projectId}": unset it and try again.`,
    );
  }
  return { ok: true, target: { kind: 'real', projectId } };
}

function emulatorTarget(
  projectId: string,
  address: string | undefined,
  { variable, key }: TargetTexts,
): TargetChoice {
  if (!address) {
    return refusal(`No emulator: set ${variable}, or emulators.${key}.port in firebase.json.`);
  }
  if (!URL.canParse(`http://${address}`)) {
    return refusal(`${variable} must be host:port, but it is "${address}".`);
  }
  return { ok: true, target: { kind: 'emulator', projectId, address } };
}

function refusal(message: string): TargetChoice {
  return { ok: false, message };
}
