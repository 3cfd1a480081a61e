import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

function testsOf(room: string) {
  return {
    name: room,
    root: `${import.meta.dirname}/${room}`,
    include: ['**/*.test.ts'],
    // Google's libraries look for its metadata server otherwise, and wait.
    env: { METADATA_SERVER_DETECTION: 'none' },
    // For busy machines; a passing test does not take longer.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  };
}

/** The files share a worker's modules: importing Google's libraries for each takes a third of the time. */
function sharedTestsOf(room: string) {
  const setupFiles = [`${import.meta.dirname}/checks/restore-env.ts`];
  return { ...testsOf(room), isolate: false, setupFiles };
}

/** One project per room: `npm test -w functions`. */
export default defineConfig({
  test: {
    // One more than cores: some files mostly wait, for a database that is slow or killed.
    maxWorkers: availableParallelism() + 1,
    projects: [
      ...['seed', 'checks'].map((room) => ({ test: testsOf(room) })),
      ...['domain', 'functions', 'emulators'].map((room) => ({ test: sharedTestsOf(room) })),
      'web/vite.config.ts',
    ],
  },
});
