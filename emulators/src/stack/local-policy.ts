/** What answers on this machine for an address of Google's, origin by origin. */
export type StandIns = Readonly<Record<string, string>>;

/** The part of `hosting` in firebase.json that matters here. */
export interface HostingConfig {
  headers?: { headers?: { key: string; value: string }[] }[];
}

const POLICY = /^content-security-policy(-report-only)?$/i;

/** The emulators that browsers talk to directly, once for each of Google's origins they replace. */
export function standIns(host: string, ports: { firestore: number; auth: number }): StandIns {
  const auth = `http://${host}:${ports.auth}`;
  return {
    'https://firestore.googleapis.com': `http://${host}:${ports.firestore}`,
    'https://identitytoolkit.googleapis.com': auth,
    'https://securetoken.googleapis.com': auth,
  };
}

/**
 * The same firebase.json, in which every content security policy that names one of Google's origins
 * also names what stands in for it. Undefined when there is none: then the file is right as it is.
 */
export function withLocalPolicies<C extends { hosting?: HostingConfig | HostingConfig[] }>(
  config: C,
  origins: StandIns,
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

function localPolicy(policy: string, origins: StandIns): string {
  return policy
    .split(';')
    .map((directive) => localDirective(directive, origins))
    .join(';');
}

function localDirective(directive: string, origins: StandIns): string {
  const named = directive.trim().split(/\s+/);
  const added = new Set(named.flatMap((source) => origins[source] ?? []));
  for (const source of named) added.delete(source);
  return [directive, ...added].join(' ');
}
