/**
 * `none`: nothing was claimed, or the claim was cancelled. `part`: something is still open. `written_off`: nothing
 * is open any more, but not all of it was paid.
 */
export const CLAIM_STATES = ['none', 'open', 'part', 'paid', 'written_off'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** The states in which an amount is still open. */
export const OPEN_STATES = ['open', 'part'] as const satisfies readonly ClaimState[];
