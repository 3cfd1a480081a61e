import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzz } from './run/fuzz.ts';
import { failureReport } from './run/report.ts';
import type { Subject } from './subject/subject.ts';
import { startTestSubject } from './subject/test-subject.ts';

let subject: Subject;

beforeAll(async () => {
  subject = await startTestSubject();
});
afterAll(() => subject.stop());

test('hostile requests find no fault, no secret and no write that is not theirs', async () => {
  const options = { requests: 150, seed: 20_260_302 };
  const tally = await fuzz(subject, options).catch((error: unknown) => {
    throw new Error(failureReport(error));
  });
  expect(tally.requests).toBeGreaterThanOrEqual(150);
  expect(tally.deepShare).toBeGreaterThan(0.3);
}, 60_000);
