import { Children } from '../../emulators/src/stack/children.ts';
import { runLanes, type Stage, StepFailed } from './run-steps.ts';

/**
 * The rooms' tests mostly wait, for a database that is slow or killed; beside them there is time for
 * what computes. What is built replaces what tests pack and start, so it comes after them.
 */
const LANES = [['unit:rooms'], ['lint', 'types', 'unused', 'unit:web']];
const AFTERWARDS = [['build']];

const children = new Children();
const stage: Stage = {
  start: (all, step) =>
    all.start(`npm run --silent ${step}`, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env,
    }),
  show: (line) => void process.stdout.write(`${line}\n`),
  now: () => performance.now(),
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void children.stopAll().then(() => process.exit(1)));
}

try {
  await runLanes(LANES, children, stage);
  await runLanes(AFTERWARDS, children, stage);
} catch (failure) {
  if (!(failure instanceof StepFailed)) throw failure;
  const { step, said } = failure;
  stage.show(['', `What ${step} said:`, ...said, '', `npm run ${step} failed.`].join('\n'));
  process.exitCode = 1;
}
