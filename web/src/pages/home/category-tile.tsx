import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { type Material, textureImage } from '../../components/texture/texture.ts';
import { COLORS } from '../../theme/colors.ts';

interface CategoryTileProps {
  title: string;
  text: string;
  material: Material;
  to: string;
}

/** A category as a slab of its material; the whole of it can be pressed. */
export function CategoryTile({ title, text, material, to }: CategoryTileProps) {
  return (
    <Box component={Link} to={to} sx={tile}>
      <Box sx={{ height: { xs: 120, sm: 176 }, backgroundImage: textureImage(material) }} />
      <Box sx={{ display: 'flex', gap: 2, p: 2.5, borderTop: `2px solid ${COLORS.ink}` }}>
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

const tile = {
  display: 'flex',
  flexDirection: 'column',
  color: 'inherit',
  textDecoration: 'none',
  border: `2px solid ${COLORS.ink}`,
  borderRadius: 1,
  overflow: 'hidden',
  '&:hover .arrow': { bgcolor: 'primary.dark' },
};

const arrow = {
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: 1,
  bgcolor: 'primary.main',
};
