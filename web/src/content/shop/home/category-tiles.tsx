import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CategoryItem } from '@shop/domain/product/product';
import { PRODUCT_CATEGORIES } from '@shop/domain/product/product-values';
import { Link as RouterLink } from 'react-router-dom';
import { useCategories } from '../../../catalogue/shared/use-categories.ts';
import { categoryPath, PATHS } from '../../../lib/paths.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { TILE } from '../../../lib/theme/shared-styles.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Quiet } from '../../../ui/layout.tsx';
import { ScenePicture } from '../../../ui/scene-picture.tsx';
import { Section } from '../../../ui/section.tsx';

const BUILT_IN: Partial<Record<string, readonly [text: string, picture: string]>> = {
  Schüttgut: ['Kies, Splitt und Füllboden, lose nach Gewicht', 'kies-16-32'],
  Sand: ['Vom Spielsand bis zum Estrichsand', 'mauersand'],
  Beton: ['Fertigbeton, Estrich und Zement', 'transportbeton-c25-30'],
};

const MOST_OWN = 4;

/** Three of the built-in categories, the tools for rent, and the categories that the office added. */
export function CategoryTiles() {
  const categories = useCategories();
  const known: readonly string[] = PRODUCT_CATEGORIES;
  // The office's own come last, since they load only after the row is painted.
  const own = categories.filter(({ category }) => !known.includes(category)).slice(0, MOST_OWN);
  return (
    <Section title="Unser Sortiment">
      <Box sx={tiles}>
        {categories.filter(({ category }) => category in BUILT_IN).map(categoryTile)}
        <CategoryTile
          title="Werkzeugmiete"
          text="Maschinen und Geräte, tage- bis monatsweise"
          picture={{ name: 'kompaktbagger' }}
          to={PATHS.rentalList}
        />
        {own.map(categoryTile)}
      </Box>
    </Section>
  );
}

function categoryTile({ category, image_url }: CategoryItem) {
  const [text, name = 'bauhof'] = BUILT_IN[category] ?? [];
  return (
    <CategoryTile
      key={category}
      title={category}
      text={text}
      picture={{ name, url: image_url }}
      to={categoryPath(category)}
    />
  );
}

interface CategoryTileProps {
  title: string;
  text?: string | undefined;
  picture: { name: string; url?: string | undefined };
  to: string;
}

function CategoryTile({ title, text, picture, to }: CategoryTileProps) {
  return (
    <Box component={RouterLink} to={to} sx={tile}>
      <Box sx={frame}>
        <ScenePicture
          {...picture}
          alt=""
          sizes="(min-width: 900px) 285px, (min-width: 600px) 50vw, 160px"
          height="100%"
        />
      </Box>
      <Box sx={caption}>
        <Box sx={{ flex: 1 }}>
          <Typography variant="h3">{title}</Typography>
          {text && <Quiet mt={0.5}>{text}</Quiet>}
        </Box>
        <Box className="arrow">
          <Icon name="arrow" />
        </Box>
      </Box>
    </Box>
  );
}

const tiles = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2, md: 3 },
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
};

// On a phone the picture is beside the text, on wider screens and with large text above it.
const tile = {
  ...TILE,
  flexFlow: { xs: 'row wrap', sm: 'column' },
  gap: '2px',
  bgcolor: COLORS.ink,
};

const frame = {
  position: 'relative',
  flex: { xs: '1 0 118px', sm: '0 0 200px' },
  minHeight: 112,
  '& img': { position: 'absolute' },
};

const caption = {
  display: 'flex',
  gap: 2,
  flex: { xs: '99 1 13rem', sm: 1 },
  minWidth: 0,
  p: { xs: 2, sm: 2.5 },
  bgcolor: COLORS.white,
};
