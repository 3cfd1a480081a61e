import { readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

const { emulators } = JSON.parse(
  readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'),
);

/** The whole stack of `npm start`, once for all journeys, driven by a real browser. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  // The functions emulator starts a process for each concurrent request.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  timeout: 60_000,
  // A machine that stalls for seconds is not the shop's fault; what needs it is reported as flaky.
  retries: 1,
  expect: { timeout: 15_000 },
  webServer: {
    name: 'stack',
    // What was built last: `npm run e2e` and `npm run verify` build first.
    command: 'npm run stack',
    cwd: '..',
    // All journeys come from one address, those of a second attempt and of repeats as well.
    env: { CONTACTS_PER_MINUTE: '1000', ORDERS_PER_HOUR: '1000', SIGN_INS_PER_MINUTE: '1000' },
    wait: { stdout: /Ready\. / },
    stdout: 'pipe',
    stderr: 'pipe',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
  },
  use: {
    baseURL: `http://127.0.0.1:${emulators.hosting.port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // What a page shows must not depend on what another journey stored; offline.spec.ts allows them.
    serviceWorkers: 'block',
    // Of the second attempt alone: watching every journey takes a quarter of the processor.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: await findBrowser(),
      // Nothing beyond this machine is reached; a request that tries fails its journey.
      args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    },
  },
});
