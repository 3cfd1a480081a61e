import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What guards the promises at length: a part of `npm run test:all`, not of `npm test`. */
const LONG = '**/*.long.test.ts';

function testsOf(room: string) {
  return {
    name: room,
    root: `${import.meta.dirname}/${room}`,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', LONG],
    // Google's libraries look for its metadata server otherwise, and wait.
    env: { METADATA_SERVER_DETECTION: 'none' },
    // For busy machines; a passing test does not take longer.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  };
}

/** The files share a worker's modules: importing Google's libraries for each takes a third of the time. */
function sharedTestsOf(room: string) {
  const setupFiles = [`${import.meta.dirname}/checks/restore-env.ts`];
  return { ...testsOf(room), isolate: false, setupFiles };
}

/** One project per room, and one of all rooms' long tests: `npm test -w functions`. */
export default defineConfig({
  test: {
    // One more than cores: some files mostly wait, for a database that is slow or killed.
    maxWorkers: availableParallelism() + 1,
    projects: [
      ...['seed', 'checks'].map((room) => ({ test: testsOf(room) })),
      ...['domain', 'functions', 'emulators'].map((room) => ({ test: sharedTestsOf(room) })),
      'web/vite.config.ts',
      {
        test: {
          ...sharedTestsOf('.'),
          name: 'long',
          testTimeout: 600_000,
          hookTimeout: 600_000,
          include: [LONG],
          exclude: ['**/node_modules/**'],
        },
      },
    ],
  },
});
