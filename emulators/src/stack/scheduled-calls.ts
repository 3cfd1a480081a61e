import { setTimeout } from 'node:timers/promises';
import { findTrigger } from './triggers.ts';

export interface ScheduledCall {
  seconds: number;
  functionId: string;
}

export interface CallsContext {
  /** Address of the Functions emulator. */
  functions: string;
  projectId: string;
  say: (line: string) => void;
  /** Waits, and answers false once it was aborted. */
  pause?: (ms: number, signal: AbortSignal) => Promise<boolean>;
}

/**
 * Does Cloud Scheduler's work: calls each function every so many seconds, never twice at once, until
 * the function that it answers is called. What keeps failing in the same way is told once.
 */
export function startCalls(calls: readonly ScheduledCall[], context: CallsContext) {
  const controller = new AbortController();
  const loops = calls.map((call) => callAgainAndAgain(call, context, controller.signal));
  return async (): Promise<void> => {
    controller.abort();
    await Promise.all(loops);
  };
}

async function callAgainAndAgain(
  { seconds, functionId }: ScheduledCall,
  context: CallsContext,
  signal: AbortSignal,
): Promise<void> {
  const pause = context.pause ?? wait;
  let told = '';
  while (await pause(seconds * 1000, signal)) {
    const failure = await call(functionId, context, signal);
    if (failure && failure !== told && !signal.aborted) {
      context.say(`Calling ${functionId} failed: ${failure}`);
    }
    told = failure;
  }
}

/** Answers what went wrong, in words; nothing when nothing did. */
async function call(
  functionId: string,
  { functions, projectId }: CallsContext,
  signal: AbortSignal,
): Promise<string> {
  try {
    const trigger = await findTrigger(functions, functionId, signal);
    if (!trigger) return 'the Functions emulator has no such function';
    const address = `${functions}/functions/projects/${projectId}/triggers/${trigger}`;
    const headers = { 'X-CloudScheduler-ScheduleTime': new Date().toISOString() };
    const answer = await fetch(address, { method: 'POST', headers, signal });
    return answer.ok ? '' : `it answered ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error) : String(error);
  }
}

function wait(ms: number, signal: AbortSignal): Promise<boolean> {
  return setTimeout(ms, undefined, { signal }).then(
    () => true,
    () => false,
  );
}
