import type { FullResult, Reporter } from '@playwright/test/reporter';

/** What the stack prints while journeys run, from the root of the repository. */
export const STACK_LOG = 'e2e/stack.log';

/** Names the stack's log once a journey has failed. */
export default class StackLogReporter implements Reporter {
  onEnd({ status }: FullResult): void {
    if (status !== 'passed') process.stdout.write(`The stack's log: ${STACK_LOG}\n`);
  }
}
