/**
 * Maximum age of the shop's data, in seconds, at each stage on its way from Firestore. Changes by the office
 * show in lists, pages and sitemap within their sum, one minute.
 */
export const FRESHNESS_SECONDS = {
  /** In a process of the function, between two checks of the revision. */
  function: 10,
  cdn: 25,
  /** In the browser's memory, before a newly opened page refetches. */
  browser: 25,
} as const;

/** Maximum age of an answer on arrival. */
export const MAX_AGE_ON_ARRIVAL_SECONDS = FRESHNESS_SECONDS.function + FRESHNESS_SECONDS.cdn;
