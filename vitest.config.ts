import { defineConfig } from 'vitest/config';

/** One project a room: `npx vitest --project functions` runs just that one. */
export default defineConfig({
  test: {
    // All cores: by default one would be left to a watching developer.
    maxWorkers: '100%',
    projects: [
      ...['domain', 'functions', 'seed', 'emulators', 'checks'].map((room) => ({
        test: { name: room, root: room, include: ['**/*.test.ts'] },
      })),
      'web/vite.config.ts',
    ],
  },
});
