import { defineConfig } from 'vitest/config';

/** One project a room: `npx vitest --project functions` runs just that one. */
export default defineConfig({
  test: {
    projects: [
      ...['domain', 'functions', 'seed', 'emulators'].map((room) => ({
        test: { name: room, root: room, include: ['**/*.test.ts'] },
      })),
      'web/vite.config.ts',
    ],
  },
});
