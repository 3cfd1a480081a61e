import type { CDPSession } from '@playwright/test';

export interface TracedFrames {
  /** Frames that were shown, and those that were due and did not come. */
  drawn: number;
  dropped: number;
  /** What the page's main thread did in its own time, in milliseconds, and its longest task. */
  busyMs: number;
  longestTaskMs: number;
  tasksOver50Ms: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In the thread's own time, in microseconds: it stands still while other programs run. */
  tdur?: number;
  args: { name?: string };
}

const CATEGORIES = [
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

/** What the browser shows, and what the main thread of the only page does for it, while this goes on. */
export async function traceFrames(
  session: CDPSession,
  work: () => Promise<void>,
): Promise<TracedFrames> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
    transferMode: 'ReportEvents',
  });
  await work();
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  session.off('Tracing.dataCollected', collect);
  return summary(events);
}

function summary(events: readonly TraceEvent[]): TracedFrames {
  const frames = events.filter(({ name }) => name === 'DrawFrame');
  const mainThreads = events.filter(
    ({ name, pid, args }) =>
      name === 'thread_name' &&
      args.name === 'CrRendererMain' &&
      frames.some((frame) => frame.pid === pid),
  );
  const tasks = events
    .filter(
      ({ name, pid, tid }) =>
        name === 'RunTask' && mainThreads.some((main) => main.pid === pid && main.tid === tid),
    )
    .map(({ tdur = 0 }) => tdur / 1000);
  return {
    drawn: frames.length,
    dropped: events.filter(({ name }) => name === 'DroppedFrame').length,
    busyMs: tasks.reduce((sum, ms) => sum + ms, 0),
    longestTaskMs: Math.max(0, ...tasks),
    tasksOver50Ms: tasks.filter((ms) => ms > 50).length,
  };
}
