import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { PRODUCT_CATEGORIES } from '@shop/domain/product';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/queries.ts';
import { COLORS } from '../../lib/theme/colors.ts';

interface CategoryFilterProps {
  /** Empty for all. */
  category: string;
  onPick(category: string): void;
}

/** Filters by category; shows the known ones until the server's list is loaded. */
export function CategoryFilter({ category, onPick }: CategoryFilterProps) {
  const { data } = useQuery(apiQuery('GET /api/categories'));
  const categories = data?.map((item) => item.category) ?? PRODUCT_CATEGORIES;
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
