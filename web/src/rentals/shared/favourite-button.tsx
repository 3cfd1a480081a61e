import IconButton from '@mui/material/IconButton';
import type { RentalTool } from '@shop/domain/rental/rental';
import { parseStored, storedText, useStoredText } from '../../lib/browser-storage/stored-text.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { Icon } from '../../ui/icon.tsx';

/** Marks a tool as a favourite on this device; nothing is sent. */
export function FavouriteButton({ tool }: { tool: Pick<RentalTool, 'id' | 'name'> }) {
  const [isFavourite, toggle] = useFavourite(tool.id);
  return (
    <IconButton
      aria-pressed={isFavourite}
      aria-label={`${tool.name} merken`}
      title={isFavourite ? 'Gemerkt' : 'Merken'}
      onClick={toggle}
      sx={button}
    >
      <Icon name="heart" size={20} filled={isFavourite} />
    </IconButton>
  );
}

const button = {
  p: 0.5,
  // The transparent border keeps the press target at 44 px on a phone's small pictures.
  border: '6px solid transparent',
  borderRadius: '9px',
  backgroundClip: 'padding-box',
  bgcolor: COLORS.white,
  '&:hover': { bgcolor: COLORS.concrete },
  '&[aria-pressed="true"]': { bgcolor: COLORS.signal },
  // Inside the border: the card would clip an outline around it.
  '&:focus-visible': { outlineOffset: -4, boxShadow: 'none' },
  // Forced colours would show the transparent border.
  '@media (forced-colors: active)': { borderWidth: 1 },
};

const stored = storedText('rentalFavourites', () => window.localStorage);

function useFavourite(toolId: number): [isFavourite: boolean, toggle: () => void] {
  const ids = readFavourites(useStoredText(stored));
  return [ids.includes(toolId), () => toggleFavourite(toolId)];
}

function toggleFavourite(toolId: number): void {
  const ids = readFavourites(stored.get());
  const others = ids.filter((id) => id !== toolId);
  stored.set(JSON.stringify(others.length < ids.length ? others : [...ids, toolId]));
}

function readFavourites(text: string | null): number[] {
  const value = parseStored(text);
  return Array.isArray(value) ? value.filter(Number.isSafeInteger) : [];
}
