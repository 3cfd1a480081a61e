import { defaultScheduler, notifyManager } from '@tanstack/react-query';

const held: (() => void)[] = [];

/**
 * Lets pages hear of no answer until `letAnswersThrough`. React would have to finish hydration at once,
 * in one long task, to show an answer that comes in the middle of it.
 */
export function holdAnswersBack(): void {
  notifyManager.setScheduler((tell) => void held.push(tell));
}

/** Tells pages the answers that came, and from now on each when it comes. */
export function letAnswersThrough(): void {
  notifyManager.setScheduler(defaultScheduler);
  for (const tell of held.splice(0)) defaultScheduler(tell);
}
