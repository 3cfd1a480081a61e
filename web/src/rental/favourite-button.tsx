import type { RentalTool } from '@shop/domain/rental';
import { Icon } from '../components/icon.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { COLORS } from '../theme/colors.ts';
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
      <Icon name="heart" filled={isFavourite} />
    </IconButton>
  );
}

const button = {
  border: `1px solid ${COLORS.joint}`,
  bgcolor: COLORS.white,
  '&:hover': { bgcolor: COLORS.white, borderColor: COLORS.ink },
  '&[aria-pressed="true"]': { borderColor: COLORS.ink, bgcolor: COLORS.signal },
};
