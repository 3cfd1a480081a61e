import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  start(total: number): void;
  advance(steps: number): void;
  stop(): void;
}

const NO_PROGRESS: Progress = {
  start: () => {},
  advance: () => {},
  stop: () => {},
};

/** A bar on a terminal, behind what is being done; nothing where the output goes into a file or a pipe. */
export function createProgress(
  stream: NodeJS.WritableStream & { isTTY?: boolean },
  doing: string,
): Progress {
  if (!stream.isTTY) return NO_PROGRESS;
  const format = `${doing} {bar} {value}/{total} documents`;
  const bar = new SingleBar({ format, stream, hideCursor: true }, Presets.shades_classic);
  return {
    start: (total) => bar.start(total, 0),
    advance: (steps) => bar.increment(steps),
    stop: () => bar.stop(),
  };
}
