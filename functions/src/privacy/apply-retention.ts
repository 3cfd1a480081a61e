import { keptSince } from '@shop/domain/time/retention';
import { Timestamp } from 'firebase-admin/firestore';
import { readPages } from '../firestore/read-pages.ts';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import type { Log } from '../lib/log.ts';
import { errorCode } from '../mail/send-entry.ts';
import { RETENTION_RULES, type RetentionRule } from './retention-rules.ts';

export interface RetentionOptions {
  dryRun: boolean;
  /** Maximum number of deletions per kind; a later run continues. */
  maxOfKind?: number;
}

export interface RetentionResult {
  kind: string;
  /** Records finished before this instant are due. */
  before: Date;
  /** Number of due documents, deleted unless in a dry run. */
  count: number;
  /** The error, if the kind could not be completed. */
  failure?: unknown;
}

const PAGE_SIZE = 100;

/**
 * Deletes the records whose retention period is over, or counts them. Each is deleted in its own
 * transaction, so that an interrupted run can be repeated. A failing kind does not hold up the others.
 */
export async function applyRetention(
  deps: StoreDeps,
  options: RetentionOptions,
): Promise<RetentionResult[]> {
  const now = deps.now();
  const results: RetentionResult[] = [];
  for (const rule of RETENTION_RULES) results.push(await applyRule(deps, options, rule, now));
  return results;
}

/** A night's share: at about ten deletions a second well within the function's nine minutes. */
const MAX_A_NIGHT = 500;

/** Applies the retention periods once a day. Logs how many records of each kind were deleted. */
export async function retainDaily(deps: StoreDeps & { log: Log }): Promise<void> {
  const results = await applyRetention(deps, { dryRun: false, maxOfKind: MAX_A_NIGHT });
  const deleted = Object.fromEntries(results.map(({ kind, count }) => [kind, count]));
  deps.log({ severity: 'INFO', message: 'Retention applied', deleted });
  for (const { kind, failure } of results) {
    if (failure === undefined) continue;
    deps.log({ severity: 'ERROR', message: `Retention failed: ${errorCode(failure)}`, kind });
  }
}

async function applyRule(
  deps: StoreDeps,
  { dryRun, maxOfKind = Number.POSITIVE_INFINITY }: RetentionOptions,
  { kind, period, candidates, since, isDue, remove }: RetentionRule,
  now: Date,
): Promise<RetentionResult> {
  const before = keptSince(period, now);
  const instant = Timestamp.fromDate(before);
  const result: RetentionResult = { kind, before, count: 0 };
  try {
    const found = candidates(deps.firestore)
      .withConverter(null)
      .where(since, '<', since === 'saved_at' ? before.toISOString() : instant)
      .orderBy(since, 'desc');
    for await (const page of readPages(found, PAGE_SIZE)) {
      for (const document of page.filter((candidate) => isDue(candidate, instant))) {
        if (result.count === maxOfKind) return result;
        if (!dryRun) await remove(deps, document.id, (current) => isDue(current, instant));
        result.count += 1;
      }
    }
  } catch (error) {
    result.failure = error;
  }
  return result;
}
