import type { Query } from 'firebase-admin/firestore';

/** Maximum number of documents per sweep; the next sweep continues. */
const MAX_SWEPT = 20;
/** Maximum number of pages read to get past failing documents. */
const MAX_PAGES = 10;

/**
 * Processes due documents, oldest first by the given field. Steps over what fails, which it reports, and over what
 * resolves to `false` or is refused.
 */
export async function sweepDue(
  due: Query<unknown>,
  field: string,
  each: (id: string) => Promise<unknown>,
  tell: (error: unknown) => void,
): Promise<void> {
  let done = 0;
  const sorted = due.orderBy(field).select(field);
  let next = sorted;
  for (let pages = 0; pages < MAX_PAGES && done < MAX_SWEPT; pages += 1) {
    const { docs } = await next.limit(MAX_SWEPT).get();
    for (const { id } of docs) {
      if (done === MAX_SWEPT) return;
      try {
        if (isDone(await each(id))) done += 1;
      } catch (error) {
        tell(error);
      }
    }
    const last = docs.at(-1);
    if (!last || docs.length < MAX_SWEPT) return;
    next = sorted.startAfter(last);
  }
}

const isDone = (result: unknown): boolean =>
  result !== false && !(result instanceof Object && 'ok' in result && result.ok === false);
