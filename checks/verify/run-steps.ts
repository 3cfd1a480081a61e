import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Children } from '../../emulators/src/stack/children.ts';

export interface Stage {
  /** What starts a step by its name. */
  start: (children: Children, step: string) => ChildProcess;
  /** Where a line is shown. */
  show: (line: string) => void;
  /** Milliseconds, for how long a step took. */
  now: () => number;
}

/** Thrown with the step that failed, and all that it said. */
export class StepFailed extends Error {
  readonly step: string;
  readonly said: readonly string[];

  constructor(step: string, said: readonly string[]) {
    super(`${step} failed`);
    this.step = step;
    this.said = said;
  }
}

/** Runs lanes of steps side by side, the steps of a lane one after the other; ends all once one fails. */
export async function runLanes(
  lanes: readonly (readonly string[])[],
  children: Children,
  stage: Stage,
): Promise<void> {
  const runs = lanes.map((steps) => runLane(steps, children, stage));
  try {
    await Promise.all(runs);
  } catch (failure) {
    await children.stopAll();
    await Promise.allSettled(runs);
    throw failure;
  }
}

async function runLane(steps: readonly string[], children: Children, stage: Stage): Promise<void> {
  for (const step of steps) await runStep(step, children, stage);
}

/** Each line is shown as it comes, behind the step's name: those of two steps mix. */
async function runStep(step: string, children: Children, stage: Stage): Promise<void> {
  const begun = stage.now();
  const said: string[] = [];
  const say = (line: string) => {
    said.push(line);
    stage.show(`${step}: ${line}`);
  };
  stage.show(`${step}: begins`);
  const code = await ending(stage.start(children, step), say);
  if (code !== 0) throw new StepFailed(step, said);
  stage.show(`${step}: done in ${Math.round((stage.now() - begun) / 1000)} s`);
}

/** The exit code, once everything it said was told; a signal counts as 1. */
function ending(child: ChildProcess, say: (line: string) => void): Promise<number> {
  for (const output of [child.stdout, child.stderr]) {
    if (output) createInterface({ input: output }).on('line', say);
  }
  return new Promise((resolve) => {
    child.once('close', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(1));
  });
}
