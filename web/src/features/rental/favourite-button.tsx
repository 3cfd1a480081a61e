import IconButton from '@mui/material/IconButton';
import type { RentalTool } from '@shop/domain/rental';
import { Icon } from '../../components/icon.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { useFavourite } from './favourites.ts';

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
  // Seen smaller than it is for a thumb: it stands on pictures that are small on a phone.
  border: '6px solid transparent',
  borderRadius: '9px',
  backgroundClip: 'padding-box',
  bgcolor: COLORS.white,
  '&:hover': { bgcolor: COLORS.concrete },
  '&[aria-pressed="true"]': { bgcolor: COLORS.signal },
  // Around what is seen: outside of it all, the card's edge would cut it.
  '&:focus-visible': { outlineOffset: -4, boxShadow: 'none' },
  // There it would be seen.
  '@media (forced-colors: active)': { borderWidth: 1 },
};
