import Box from '@mui/material/Box';
import { type Material, textured } from '../../components/texture/texture.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { CONDENSED } from '../../lib/theme/typography.ts';

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
          <Box sx={lettering}>
            {thickness && (
              <Box component="span" sx={{ fontWeight: 700, fontSize: '1.5rem', lineHeight: 1 }}>
                {thickness}
              </Box>
            )}
            <span>{name}</span>
          </Box>
          <Box sx={{ flex: 1, ...textured(material) }} />
        </Box>
      ))}
    </Box>
  );
}

const figure = {
  display: 'flex',
  flexDirection: 'column',
  m: 0,
  minHeight: { xs: 168, md: 560 },
};

const layer = {
  display: 'flex',
  flexBasis: 0,
  minHeight: { md: 64 },
  '&:not(:first-of-type)': { borderTop: `1px solid ${COLORS.joint}` },
};

const lettering = {
  display: { xs: 'none', md: 'flex' },
  flexDirection: 'column',
  justifyContent: 'center',
  width: 176,
  pr: 2,
  textAlign: 'right',
  font: `600 1rem/1.2 ${CONDENSED}`,
  color: COLORS.slab,
};
