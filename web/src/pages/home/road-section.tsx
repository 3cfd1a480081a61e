import Box from '@mui/material/Box';
import { type Material, textureImage } from '../../components/texture/texture.ts';
import { COLORS } from '../../theme/colors.ts';
import { CONDENSED } from '../../theme/typography.ts';

interface Layer {
  name: string;
  thickness: string;
  material: Material;
  /** Drawn height; true to scale, the wearing course would be a line. */
  share: number;
}

/** From the top down, as a heavily used road is built. */
const LAYERS: readonly Layer[] = [
  { name: 'Asphaltdeckschicht', thickness: '4 cm', material: 'asphalt', share: 1 },
  { name: 'Asphaltbinderschicht', thickness: '8 cm', material: 'binder', share: 1.4 },
  { name: 'Schottertragschicht', thickness: '15 cm', material: 'ballast', share: 2 },
  { name: 'Frostschutzschicht', thickness: '38 cm', material: 'gravel', share: 3 },
  { name: 'Planum', thickness: '', material: 'sand', share: 1.2 },
];

/** A cut through a road, lettered like a drawing. */
export function RoadSection() {
  return (
    <Box component="figure" aria-label="Schnitt durch eine Straße" sx={figure}>
      {LAYERS.map(({ name, thickness, material, share }) => (
        <Box key={name} sx={{ ...layer, flexGrow: share }}>
          <Box sx={{ ...cut, backgroundImage: textureImage(material) }} />
          <Box sx={{ ...lettering, display: { xs: 'none', sm: 'flex' } }}>
            <Box component="span" sx={{ fontWeight: 700, fontSize: '1.25rem' }}>
              {thickness || '—'}
            </Box>
            <span>{name}</span>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const figure = {
  display: { xs: 'none', md: 'flex' },
  flexDirection: 'column',
  m: 0,
  minHeight: 560,
};

const layer = { display: 'flex', flexBasis: 0, minHeight: 56 };

const cut = {
  flex: '1 1 0',
  borderTop: `2px solid ${COLORS.asphalt}`,
};

const lettering = {
  flexDirection: 'column',
  justifyContent: 'center',
  width: 152,
  pl: 2,
  ml: 2,
  borderLeft: `1px solid ${COLORS.joint}`,
  borderTop: `1px solid ${COLORS.joint}`,
  font: `600 1rem/1.2 ${CONDENSED}`,
  color: COLORS.slab,
};
