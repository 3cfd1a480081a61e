import type { FullResult, Reporter } from '@playwright/test/reporter';

/** File with the stack's output while journeys run, relative to the repository's root. */
export const STACK_LOG = 'e2e/stack.log';

/** Prints the path of the stack's log once a journey has failed. */
export default class StackLogReporter implements Reporter {
  onEnd({ status }: FullResult): void {
    if (status !== 'passed') process.stdout.write(`The stack's log: ${STACK_LOG}\n`);
  }
}
