import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  start(total: number): void;
  advance(steps: number): void;
  stop(): void;
}

const NO_PROGRESS: Progress = { start: () => {}, advance: () => {}, stop: () => {} };

/** A progress bar after `label`; prints nothing without a terminal. */
export function createProgress(
  stream: NodeJS.WritableStream & { isTTY?: boolean },
  label: string,
): Progress {
  if (!stream.isTTY) return NO_PROGRESS;
  const format = `${label} {bar} {value}/{total} documents`;
  const bar = new SingleBar({ format, stream, hideCursor: true }, Presets.shades_classic);
  return {
    start: (total) => bar.start(total, 0),
    advance: (steps) => bar.increment(steps),
    stop: () => bar.stop(),
  };
}

/** The one line that a failed command prints. */
export function errorLine(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === 'app/invalid-credential') {
    return 'No credentials for this project: run "gcloud auth application-default login" and try again.';
  }
  return String(message).split('\n')[0] ?? '';
}
