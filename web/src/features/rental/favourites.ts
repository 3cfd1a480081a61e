import { storedText, useStoredText } from '../../lib/browser-storage/stored-text.ts';

const stored = storedText('rentalFavourites', () => window.localStorage);

/** Whether a tool is a favourite on this device, and the function that turns that around. */
export function useFavourite(toolId: number): [isFavourite: boolean, toggle: () => void] {
  const ids = readFavourites(useStoredText(stored));
  return [ids.includes(toolId), () => toggleFavourite(toolId)];
}

function toggleFavourite(toolId: number): void {
  const ids = readFavourites(stored.get());
  const others = ids.filter((id) => id !== toolId);
  stored.set(JSON.stringify(others.length < ids.length ? others : [...ids, toolId]));
}

function readFavourites(text: string | null): number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(Number.isSafeInteger) : [];
  } catch {
    return []; // anybody may write to the storage; what cannot be read counts as nothing
  }
}
