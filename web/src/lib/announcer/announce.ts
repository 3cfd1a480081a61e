import { useEffect } from 'react';

/** Marks the second of two equal texts as another one; nobody sees or hears it. */
const AGAIN = '\u00a0';

let text = '';
const listeners = new Set<() => void>();

/**
 * Lets screen readers say a text when they have finished their sentence. For what is seen without
 * being looked for: a count that changed, a line that is gone. Said twice, it is heard twice.
 */
export function announce(next: string): void {
  text = next === text && next !== '' ? next + AGAIN : next;
  for (const listener of listeners) listener();
}

/** What was announced last. */
export function announcedText(): string {
  return text;
}

/** Calls the listener after each announcement, until the returned function is called. */
export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Longer than the pause between two keys, so that what changes with each is said once. */
const AT_REST_MS = 700;

/** Announces a text once it has stood still for a moment; an empty one is no announcement. */
export function useAnnouncement(text: string): void {
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => announce(text), AT_REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
}
