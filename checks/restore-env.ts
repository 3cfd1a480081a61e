import { afterAll } from 'vitest';

/**
 * Restores the environment after each test file: files share a worker, and one's emulator addresses
 * must not reach the next.
 */
const before = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
