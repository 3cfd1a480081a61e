import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { WITHIN_GENERAL_TIME } from '@shop/domain/product/delivery-time';
import { useDeliveryZones } from '../../../delivery/shared/use-delivery-zones.ts';
import { FreeFrom } from '../../../delivery/shared/zone-price.tsx';
import { PATHS } from '../../../lib/paths.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { Page, part, Text } from '../../../ui/layout.tsx';
import { UnbrokenText } from '../../../ui/unbroken-text.tsx';

export function DeliveryBanner() {
  const { zones } = useDeliveryZones();
  return (
    <Band aria-labelledby="free-delivery">
      <Page py={{ xs: 5, md: 7 }}>
        <Box sx={{ maxWidth: { md: '52%' } }}>
          <Typography variant="h2" id="free-delivery">
            Kostenlose Lieferung ab <FreeFrom cents={zones[0]?.freeFromCents} isShort />
          </Typography>
          <Text mt={1} mb={3}>
            Im Umkreis von 30 km, frei Bordsteinkante,{' '}
            <UnbrokenText>{`${WITHIN_GENERAL_TIME}.`}</UnbrokenText>
          </Text>
          <Button href={PATHS.catalogue} color="secondary" size="large" sx={dark}>
            Zum Katalog
          </Button>
        </Box>
      </Page>
      <Box
        component="img"
        src="/pictures/baustelle-800.webp"
        srcSet="/pictures/baustelle-800.webp 800w, /pictures/baustelle-1600.webp 1600w"
        sizes="(min-width: 900px) 44vw, 100vw"
        width={1600}
        height={900}
        alt="Neue Straße im Grünen mit Leitkegeln und Absperrung"
        loading="lazy"
        decoding="async"
        sx={scene}
      />
    </Band>
  );
}

const Band = part('section', { position: 'relative', bgcolor: COLORS.signal });

const scene = {
  display: 'block',
  width: { xs: '100%', md: '44%' },
  height: { xs: 240, md: '100%' },
  position: { md: 'absolute' },
  right: { md: 0 },
  top: { md: 0 },
  objectFit: 'cover',
};

// The signal colour would not stand out on the signal-coloured band.
const dark = { '&:hover': { bgcolor: COLORS.ink } };
