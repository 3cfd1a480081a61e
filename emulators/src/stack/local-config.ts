import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirebaseConfig, HostingConfig } from './firebase-config.ts';

/** Beside firebase.json, whose paths are relative to its folder. Git should ignore it. */
const NAME = 'firebase.local.json';
const POLICY = /^content-security-policy(-report-only)?$/i;

/** Origins of Google's services and the emulators that replace them. */
type EmulatorOrigins = Readonly<Record<string, string>>;

export interface ConfigFile {
  path: string;
  /** Called once the emulators have read the file. */
  remove(): void;
}

/**
 * Writes the firebase.json for the emulators if it has to differ from production's. Overwrites one
 * that a killed stack left behind.
 */
export function writeLocalConfig(
  folder: string,
  { source, ports }: FirebaseConfig,
  host: string,
): ConfigFile | undefined {
  const local = withLocalPolicies(source, emulatorOrigins(host, ports));
  if (!local) return undefined;
  const path = join(folder, NAME);
  writeFileSync(path, JSON.stringify(local, null, 2));
  return { path, remove: () => rmSync(path, { force: true }) };
}

/** The emulators that browsers call directly, by the Google origin that each replaces. */
export function emulatorOrigins(
  host: string,
  ports: { firestore: number; auth: number },
): EmulatorOrigins {
  const auth = `http://${host}:${ports.auth}`;
  return {
    'https://firestore.googleapis.com': `http://${host}:${ports.firestore}`,
    'https://identitytoolkit.googleapis.com': auth,
    'https://securetoken.googleapis.com': auth,
  };
}

/**
 * A copy of firebase.json whose content security policies allow the emulators wherever they allow
 * one of Google's origins. Undefined if no policy has to change.
 */
export function withLocalPolicies<C extends { hosting?: HostingConfig | HostingConfig[] }>(
  config: C,
  origins: EmulatorOrigins,
): C | undefined {
  const local = structuredClone(config);
  let changed = false;
  for (const header of [local.hosting ?? []].flat().flatMap(headersOf)) {
    if (!POLICY.test(header.key)) continue;
    const value = localPolicy(header.value, origins);
    changed ||= value !== header.value;
    header.value = value;
  }
  return changed ? local : undefined;
}

function headersOf({ headers = [] }: HostingConfig) {
  return headers.flatMap((rule) => rule.headers ?? []);
}

function localPolicy(policy: string, origins: EmulatorOrigins): string {
  return policy
    .split(';')
    .map((directive) => localDirective(directive, origins))
    .join(';');
}

function localDirective(directive: string, origins: EmulatorOrigins): string {
  const sources = directive.trim().split(/\s+/);
  const added = new Set(sources.flatMap((source) => origins[source] ?? []));
  for (const source of sources) added.delete(source);
  return [directive, ...added].join(' ');
}
