import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, READ_OPTIONS } from '../../../lib/api/queries.ts';
import { PATHS } from '../../../lib/paths.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { useIsNear } from '../../../lib/use-is-near.ts';
import { Section } from '../../../ui/section.tsx';

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];

const cardsQuery = {
  ...READ_OPTIONS,
  queryKey: ['popular-cards'],
  queryFn: () => import('../../../catalogue/shared/popular-cards.tsx'),
  staleTime: Number.POSITIVE_INFINITY,
};

/** Popular products with their prices, loaded when the reader comes near; nothing if that fails. */
export function PopularProducts() {
  const { place, isNear } = useIsNear();
  const products = useQuery({ ...apiQuery('GET /api/catalogue'), enabled: isNear });
  const cards = useQuery({ ...cardsQuery, enabled: isNear });
  const priced = products.data?.products.filter(({ price }) => price !== undefined);
  const Cards = cards.data?.default;
  if (products.isLoadingError || cards.isLoadingError || priced?.length === 0) return null;
  return (
    <Section title="Direkt bestellen" ground={COLORS.plaster}>
      <Box ref={place} sx={row}>
        {Cards && priced ? (
          <Cards products={priced} count={PLACES.length} />
        ) : (
          <Box aria-hidden="true" sx={places}>
            {PLACES.map((place) => (
              <div key={place} />
            ))}
          </Box>
        )}
      </Box>
      <Button href={PATHS.catalogue} variant="outlined" sx={{ mt: 4 }}>
        Ganzes Sortiment ansehen
      </Button>
    </Section>
  );
}

const columns = { xs: '1fr 1fr', md: 'repeat(4, 1fr)' };

const row = {
  '& > div > ul': { gridTemplateColumns: columns },
  // Only six on a phone.
  '& > div > ul > li:nth-of-type(n + 7), & > [aria-hidden] > :nth-of-type(n + 7)': {
    display: { xs: 'none', sm: 'flex' },
  },
};

const places = {
  display: 'grid',
  gridTemplateColumns: columns,
  gap: { xs: 2, md: 3 },
  '& > div': { height: { xs: 272, sm: 430 }, borderRadius: 1, bgcolor: COLORS.concrete },
  // Without scripts they would stay empty.
  '@media (scripting: none)': { display: 'none' },
};
