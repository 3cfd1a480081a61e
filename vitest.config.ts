import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { projects: ['domain', 'functions', 'web', 'seed', 'emulators'] },
});
