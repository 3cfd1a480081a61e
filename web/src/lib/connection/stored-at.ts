/**
 * Header that the service worker puts on a stored answer: when it came from the network, in ms since
 * 1970. An answer without it is as fresh as the network gave it.
 */
export const STORED_AT_HEADER = 'stored-at';
