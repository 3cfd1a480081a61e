/**
 * How many seconds old what the shop shows may be at each place on its way from Firestore: a change of
 * the office shows within their sum, a minute, in lists, pages and sitemap.
 */
export const FRESHNESS_SECONDS = {
  /** In a process of the function, between two looks at the revision. */
  function: 10,
  cdn: 25,
  /** In the browser's memory, before a page that is opened asks again. */
  browser: 25,
} as const;

/** Maximum age of an answer on arrival. */
export const MAX_AGE_ON_ARRIVAL_SECONDS = FRESHNESS_SECONDS.function + FRESHNESS_SECONDS.cdn;
