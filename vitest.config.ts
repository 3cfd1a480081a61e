import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

function testsOf(room: string) {
  return {
    name: room,
    root: room,
    include: ['**/*.test.ts'],
    // Nobody looks for Google's machines from here.
    env: { METADATA_SERVER_DETECTION: 'none' },
    // A failing test waits this long; a passing one is not slower for it, even on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  };
}

/**
 * Files of a room that share a worker's modules: importing Google's libraries anew for each of them
 * would take a third of their time.
 */
function sharedTestsOf(room: string) {
  const setupFiles = [`${import.meta.dirname}/checks/restore-env.ts`];
  return { ...testsOf(room), isolate: false, setupFiles };
}

/** One project a room: `npx vitest --project functions` runs just that one. */
export default defineConfig({
  test: {
    // One more than there are cores: some files mostly wait, for a database that is slow or killed.
    maxWorkers: availableParallelism() + 1,
    projects: [
      ...['seed', 'checks'].map((room) => ({ test: testsOf(room) })),
      ...['domain', 'functions', 'emulators'].map((room) => ({ test: sharedTestsOf(room) })),
      'web/vite.config.ts',
    ],
  },
});
