import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '@shop/emulators/browser';
import { SITE } from './local-stack.ts';
import { STACK_LOG } from './stack-log-reporter.ts';

const SHOP_WIDE = /(settings(-\w+)?|office-assortment)\.spec\.ts$/;
const INVOICES = /invoices\.spec\.ts$/;
/** What guards the promises at length: a part of `npm run test:all`, not of `npm test`. */
const LONG = /\.long\.spec\.ts$/;
const MONTH = /month\.spec\.ts$/;

/** The stack of `npm start`, shared by all journeys. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  // One more than there are cores takes longer; more than four only start more stack processes.
  workers: Math.min(4, availableParallelism()),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./stack-log-reporter.ts']],
  // Generous for a busy machine; only failing journeys wait that long.
  timeout: 120_000,
  // A machine that stalls for seconds is not the shop's fault; retried journeys are reported as flaky.
  retries: 1,
  expect: { timeout: 15_000 },
  webServer: {
    name: 'stack',
    // Serves the last build: `npm run e2e` and `npm run verify` build first.
    command: `npm run stack 2>&1 | tee ${STACK_LOG}`,
    cwd: '..',
    wait: { stdout: /Ready\. / },
    stdout: 'ignore',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
  },
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'journeys', testIgnore: [SHOP_WIDE, INVOICES, LONG, MONTH] },
    // A month of business, on a stack of its own, at the end of `npm run test:all`.
    { name: 'month', testMatch: MONTH },
    // Invoices everything delivered, at VAT rates that the settings journeys change later.
    { name: 'invoices', testMatch: INVOICES, dependencies: ['journeys'] },
    // Settings and categories apply to the whole shop: these run last.
    { name: 'shop-wide', testMatch: SHOP_WIDE, dependencies: ['invoices'] },
  ],
  use: {
    baseURL: SITE,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // A cached page must not hide what another journey stored; offline.spec.ts allows workers.
    serviceWorkers: 'block',
    // Tracing every journey would cost a quarter of the processor.
    trace: 'on-first-retry',
    launchOptions: {
      ...(await findBrowser()),
      // Nothing beyond this machine is reachable.
      args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    },
  },
});
