const PREFIX = 'unsent.';
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** A draft that was to be sent and is kept on the device, in `localStorage`, until that time (ms). */
export interface KeptDraft {
  text: string;
  until: number;
}

export const keptDraftKey = (draftKey: string): string => PREFIX + draftKey;

/** A draft as it is kept from now on: for a week, as long as a building site may take to be left. */
export function keepFrom(now: number, text: string): KeptDraft {
  return { text, until: now + KEPT_FOR_MS };
}

/** Reads what was kept; what is over or damaged counts as nothing. */
export function readKept(stored: string | null, now: number): KeptDraft | undefined {
  try {
    const { text, until } = JSON.parse(stored ?? 'null') ?? {};
    return typeof text === 'string' && typeof until === 'number' && now < until
      ? { text, until }
      : undefined;
  } catch {
    return undefined; // anybody may write to the storage; what cannot be read counts as nothing
  }
}

/** Forgets the kept drafts that fit, by default all of them. */
export function forgetKeptDrafts(fits: (stored: string | null) => boolean = () => true): void {
  try {
    const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) {
      if (fits(window.localStorage.getItem(key))) window.localStorage.removeItem(key);
    }
  } catch {
    // blocked storage: nothing was kept
  }
}

/** Forgets what nobody has sent in time, also where its form is never opened again. */
export function forgetExpiredDrafts(now = Date.now()): void {
  forgetKeptDrafts((stored) => readKept(stored, now) === undefined);
}
