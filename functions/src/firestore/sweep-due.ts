import type { Query } from 'firebase-admin/firestore';

/** Documents that a sweep handles; the next one continues. */
const MAX_SWEPT = 20;
/** Pages read at most, so that what fails cannot keep the others from their turn. */
const MAX_PAGES = 10;

/** Handles what is due, by the field that says since when, and steps over what fails; failures are told. */
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
        await each(id);
        done += 1;
      } catch (error) {
        tell(error);
      }
    }
    const last = docs.at(-1);
    if (!last || docs.length < MAX_SWEPT) return;
    next = sorted.startAfter(last);
  }
}
