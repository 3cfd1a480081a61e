import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirebaseConfig } from './firebase-config.ts';
import { standIns, withLocalPolicies } from './local-policy.ts';

/** Beside firebase.json, because the paths in it count from its folder. To be ignored by git. */
const NAME = 'firebase.local.json';

export interface ConfigFile {
  path: string;
  /** To be called when the emulators have read it. */
  remove(): void;
}

/**
 * Writes the firebase.json that the emulators are to read where it differs from the one of
 * production. One that a killed stack left behind is overwritten.
 */
export function writeLocalConfig(
  folder: string,
  { source, ports }: FirebaseConfig,
  host: string,
): ConfigFile | undefined {
  const local = withLocalPolicies(source, standIns(host, ports));
  if (!local) return undefined;
  const path = join(folder, NAME);
  writeFileSync(path, JSON.stringify(local, null, 2));
  return { path, remove: () => rmSync(path, { force: true }) };
}
