/** Header that the service worker adds to a stored answer: when it was fetched, in ms since 1970. */
export const STORED_AT_HEADER = 'stored-at';
