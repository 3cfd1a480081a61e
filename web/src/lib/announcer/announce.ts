import { useEffect } from 'react';

/** Makes a repeated text differ from the previous one; neither visible nor audible. */
const AGAIN = '\u00a0';

let text = '';
const listeners = new Set<() => void>();

/**
 * Announces a text to screen readers, politely: a count that changed, a line that was removed. A
 * repeated text is announced again.
 */
export function announce(next: string): void {
  text = next === text && next !== '' ? next + AGAIN : next;
  for (const listener of listeners) listener();
}

export const announcedText = (): string => text;

/** Calls the listener after each announcement; returns the function that removes it. */
export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Longer than the pause between two keys, so that a text that changes with every key is announced once.
 */
const SETTLED_AFTER_MS = 700;

/** Announces a text once it has stopped changing; an empty one is ignored. */
export function useAnnouncement(text: string): void {
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => announce(text), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
}
