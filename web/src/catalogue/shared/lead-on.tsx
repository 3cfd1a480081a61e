import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { categoryPath, PATHS, SEARCH_PARAM } from '../../lib/paths.ts';
import { CONTROL, PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { Block } from '../../ui/layout.tsx';
import { useCategories } from './use-categories.ts';

/** Help on a page that has nothing to show: a search of the catalogue, and its categories. */
export function LeadOn() {
  const categories = useCategories();
  return (
    <Block mt={5}>
      <Box component="form" role="search" action={PATHS.catalogue} sx={search}>
        <input
          type="search"
          name={SEARCH_PARAM}
          aria-label="Produkte suchen"
          placeholder="Produkte suchen"
          maxLength={100}
        />
        <Button type="submit" variant="outlined">
          Suchen
        </Button>
      </Box>
      <Box component="ul" aria-label="Kategorien" sx={list}>
        {categories.map(({ category }) => (
          <li key={category}>
            <Link href={categoryPath(category)} sx={target}>
              {category}
            </Link>
          </li>
        ))}
      </Box>
    </Block>
  );
}

const search = {
  display: 'flex',
  gap: 1,
  '& input': { ...CONTROL, flex: 1, minWidth: 0, px: 2, font: 'inherit' },
};

const list = { ...PLAIN_LIST, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mt: 3 };

const target = { display: 'inline-flex', alignItems: 'center', minWidth: 44, minHeight: 44 };
