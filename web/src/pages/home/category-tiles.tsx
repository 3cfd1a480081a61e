import Box from '@mui/material/Box';
import { Section } from '../../components/section.tsx';
import { categoryPath, PATHS } from '../../lib/paths.ts';
import { CategoryTile } from './category-tile.tsx';

/** The four ways into the range. */
export function CategoryTiles() {
  return (
    <Section title="Unser Sortiment">
      <Box sx={tiles}>
        <CategoryTile
          title="Schüttgut"
          text="Kies, Splitt und Füllboden, lose nach Gewicht"
          picture="kies-16-32"
          to={categoryPath('Schüttgut')}
        />
        <CategoryTile
          title="Sand"
          text="Vom Spielsand bis zum Estrichsand"
          picture="mauersand"
          to={categoryPath('Sand')}
        />
        <CategoryTile
          title="Beton"
          text="Fertigbeton, Estrich und Zement"
          picture="transportbeton-c25-30"
          to={categoryPath('Beton')}
        />
        <CategoryTile
          title="Werkzeugmiete"
          text="Maschinen und Geräte, tage- bis monatsweise"
          picture="kompaktbagger"
          to={PATHS.rentalList}
        />
      </Box>
    </Section>
  );
}

const tiles = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
};
