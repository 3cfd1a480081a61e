import { useEffect } from 'react';
import { announce } from './announce.ts';

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
