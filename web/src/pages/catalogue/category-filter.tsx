import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { COLORS } from '../../lib/theme/colors.ts';
import { useCategories } from './use-categories.ts';

interface CategoryFilterProps {
  /** Empty for all. */
  category: string;
  onPick(category: string): void;
}

/** Filters by category. */
export function CategoryFilter({ category, onPick }: CategoryFilterProps) {
  const categories = useCategories();
  return (
    <Box role="group" aria-label="Kategorie" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {['', ...categories].map((name) => (
        <ButtonBase
          key={name}
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

const choice = {
  minHeight: 44,
  px: 2,
  border: `1px solid ${COLORS.joint}`,
  borderRadius: 1,
  bgcolor: COLORS.white,
  typography: 'button',
  '&:hover': { borderColor: COLORS.ink, boxShadow: `inset 0 -3px ${COLORS.signal}` },
  '&[aria-pressed="true"]': {
    borderColor: COLORS.ink,
    bgcolor: COLORS.asphalt,
    color: COLORS.white,
  },
};
