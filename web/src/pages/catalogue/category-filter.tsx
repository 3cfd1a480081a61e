import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import { useCategories } from '../../features/categories/use-categories.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { CONTROL } from '../../lib/theme/shared-styles.ts';

interface CategoryFilterProps {
  /** Empty for all. */
  category: string;
  onPick(category: string): void;
}

/** Filters by category; on a phone in one row that scrolls sideways to the chosen one. */
export function CategoryFilter({ category, onPick }: CategoryFilterProps) {
  const categories = useCategories();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // Somebody who typed before the code came may be about to press a button of the row.
    if (document.activeElement instanceof HTMLInputElement) return;
    const chosen = row.current?.querySelector(`[data-category="${category}"]`);
    if (chosen instanceof HTMLElement) center(chosen);
  }, [category]);
  return (
    <Box
      ref={row}
      role="group"
      aria-label="Kategorie"
      // Browsers leave a button that the tab key reaches half out of sight.
      onFocus={({ target }) => target.matches(':focus-visible') && center(target)}
      sx={choices}
    >
      {['', ...categories.map(({ category }) => category)].map((name) => (
        <ButtonBase
          key={name}
          data-category={name}
          aria-pressed={name === category}
          onClick={() => onPick(name)}
          sx={choice}
        >
          {name || 'Alle Kategorien'}
        </ButtonBase>
      ))}
    </Box>
  );
}

function center(button: HTMLElement): void {
  const row = button.parentElement;
  if (row) row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2;
}

const choices = {
  position: 'relative',
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 1,
  // To the edges of the screen, with room for the focus ring.
  mx: { xs: -2, sm: 0 },
  my: { xs: -1, sm: 0 },
  px: { xs: 2, sm: 0 },
  py: { xs: 1, sm: 0 },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  '@media (hover: hover)': { scrollbarWidth: 'thin' },
};

const choice = {
  flex: 'none',
  minHeight: 44,
  px: 2,
  ...CONTROL,
  typography: 'button',
  '&:hover': { borderColor: COLORS.ink, boxShadow: `inset 0 -3px ${COLORS.signal}` },
  '&[aria-pressed="true"]': {
    borderColor: COLORS.ink,
    bgcolor: COLORS.asphalt,
    color: COLORS.white,
  },
};
