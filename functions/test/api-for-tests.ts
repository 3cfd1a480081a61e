import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import type { AppDeps } from '../src/app.ts';
import { startApi, type TestApi } from './start-api.ts';

/** An API for the tests of a file or a `describe`: emptied before each, stopped after the last. */
export function apiForTests(overrides: Partial<AppDeps> = {}): TestApi {
  const api = sharedApi(overrides);
  beforeEach(() => api.reset());
  return api;
}

/** Like `apiForTests`, but mails wait in the outbox until a test opens the mailer: most look at none. */
export function apiWithoutMails(overrides: Partial<AppDeps> = {}): TestApi {
  const api = apiForTests(overrides);
  beforeEach(() => api.mailer.open(false));
  return api;
}

/** Like `apiForTests`, but the data of one test stay for the next. */
export function sharedApi(overrides: Partial<AppDeps> = {}): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => void Object.assign(api, await startApi(overrides)));
  afterAll(() => api.stop());
  return api;
}

/** An API for one test, stopped after it. */
export async function apiForTest(overrides: Partial<AppDeps> = {}): Promise<TestApi> {
  const api = await startApi(overrides);
  onTestFinished(() => api.stop());
  return api;
}
