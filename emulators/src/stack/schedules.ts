import { setTimeout } from 'node:timers/promises';

export interface Schedule {
  seconds: number;
  functionId: string;
}

export interface SchedulesContext {
  /** Address of the Functions emulator. */
  functions: string;
  projectId: string;
  log: (line: string) => void;
  /** Resolves to false if aborted. */
  wait?: (ms: number, signal: AbortSignal) => Promise<boolean>;
}

/**
 * Stands in for Cloud Scheduler: calls each function at an interval, one call at a time, until the
 * returned function is called. Consecutive identical failures are logged once.
 */
export function startSchedules(schedules: readonly Schedule[], context: SchedulesContext) {
  const controller = new AbortController();
  const loops = schedules.map((schedule) => run(schedule, context, controller.signal));
  return async (): Promise<void> => {
    controller.abort();
    await Promise.all(loops);
  };
}

async function run(
  { seconds, functionId }: Schedule,
  context: SchedulesContext,
  signal: AbortSignal,
): Promise<void> {
  const wait = context.wait ?? waitFor;
  let lastFailure = '';
  while (await wait(seconds * 1000, signal)) {
    const failure = await call(functionId, context, signal);
    if (failure && failure !== lastFailure && !signal.aborted) {
      context.log(`Calling ${functionId} failed: ${failure}`);
    }
    lastFailure = failure;
  }
}

/** Returns the reason of a failure, empty after a success. */
async function call(
  functionId: string,
  { functions, projectId }: SchedulesContext,
  signal: AbortSignal,
): Promise<string> {
  try {
    const trigger = await findTrigger(functions, functionId, signal);
    if (!trigger) return 'the Functions emulator has no such function';
    const address = `${functions}/functions/projects/${projectId}/triggers/${trigger}`;
    const headers = { 'X-CloudScheduler-ScheduleTime': new Date().toISOString() };
    const answer = await fetch(address, { method: 'POST', headers, signal });
    return answer.ok ? '' : `it returned ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error) : String(error);
  }
}

interface Backends {
  backends: { functionTriggers: Trigger[] }[];
}

interface Trigger {
  /** Region and name. */
  id: string;
  name: string;
  /** Scheduled functions have one too: the emulator binds them to Pub/Sub. */
  eventTrigger?: object;
}

/**
 * The key under which the Functions emulator runs a function on request. It claims to ignore
 * scheduled functions without the Pub/Sub emulator (a Java program), but only never triggers them.
 */
async function findTrigger(
  functions: string,
  functionId: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const answer = await fetch(`${functions}/backends`, { signal });
  const { backends } = (await answer.json()) as Backends;
  const triggers = backends.flatMap(({ functionTriggers }) => functionTriggers);
  const found = triggers.find(({ name }) => name === functionId);
  // The suffix counts reloads of all event triggers, which only happen on data imports.
  return found && (found.eventTrigger ? `${found.id}-0` : found.id);
}

function waitFor(ms: number, signal: AbortSignal): Promise<boolean> {
  return setTimeout(ms, undefined, { signal }).then(
    () => true,
    () => false,
  );
}
