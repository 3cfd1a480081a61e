import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { ScenePicture } from '../../components/scene-picture.tsx';
import { Section } from '../../components/section.tsx';
import { categoryPath, PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';

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

interface CategoryTileProps {
  title: string;
  text: string;
  /** Start of the picture's file names. */
  picture: string;
  to: string;
}

/** A category with its picture; the whole tile is the link. */
function CategoryTile({ title, text, picture, to }: CategoryTileProps) {
  return (
    <Box component={RouterLink} to={to} sx={tile}>
      <Box sx={frame}>
        <ScenePicture
          name={picture}
          alt=""
          sizes="(min-width: 900px) 285px, (min-width: 600px) 50vw, 160px"
          height="100%"
        />
      </Box>
      <Box sx={caption}>
        <Box sx={{ flex: 1 }}>
          <Typography variant="h3">{title}</Typography>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {text}
          </Typography>
        </Box>
        <Box className="arrow" sx={arrow}>
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

// On a phone the picture stands beside the text, on wider screens and with large text above it.
const tile = {
  display: 'flex',
  flexFlow: { xs: 'row wrap', sm: 'column' },
  gap: '2px',
  bgcolor: COLORS.ink,
  color: 'inherit',
  textDecoration: 'none',
  border: `2px solid ${COLORS.ink}`,
  borderRadius: 1,
  overflow: 'hidden',
  '&:hover .arrow': { bgcolor: 'primary.dark' },
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

const arrow = {
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: 1,
  bgcolor: 'primary.main',
};
