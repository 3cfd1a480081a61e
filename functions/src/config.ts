export interface Config {
  catalogueTtlMs: number;
  deadlineMs: number;
}

/**
 * Reads the settings of this process. On a developer's machine the catalogue is not kept in
 * memory, so that a change of it shows at once; CATALOGUE_TTL_MS overrides.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const usualTtlMs = env.FIRESTORE_EMULATOR_HOST ? 0 : 60_000;
  return { catalogueTtlMs: Number(env.CATALOGUE_TTL_MS ?? usualTtlMs), deadlineMs: 10_000 };
}
