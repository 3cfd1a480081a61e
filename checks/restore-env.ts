import { afterAll } from 'vitest';

/**
 * Test files share a worker, and thus its environment: each finds it as the one before did, so that
 * the emulator of one is not taken for the next one's.
 */
const before = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
