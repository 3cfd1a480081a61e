import { defineConfig } from 'vitest/config';

function testsOf(room: string) {
  return { name: room, root: room, include: ['**/*.test.ts'] };
}

/** One project a room: `npx vitest --project functions` runs just that one. */
export default defineConfig({
  test: {
    // All cores: by default one would be left to a watching developer.
    maxWorkers: '100%',
    projects: [
      ...['seed', 'emulators', 'checks'].map((room) => ({ test: testsOf(room) })),
      // Files that share a worker's modules: importing Google's libraries anew for each of them would
      // take a third of their time.
      { test: { ...testsOf('domain'), isolate: false } },
      {
        test: {
          ...testsOf('functions'),
          isolate: false,
          setupFiles: [`${import.meta.dirname}/functions/test/restore-env.ts`],
        },
      },
      'web/vite.config.ts',
    ],
  },
});
