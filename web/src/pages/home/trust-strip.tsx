import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { WITHIN_GENERAL_TIME } from '@shop/domain/product/delivery-time';
import { Icon, type IconName } from '../../components/icon.tsx';
import { COLORS } from '../../lib/theme/colors.ts';

const PROMISES: readonly { icon: IconName; text: string }[] = [
  { icon: 'truck', text: `Lieferung ${WITHIN_GENERAL_TIME}` },
  { icon: 'shield', text: 'Geprüfte Baustoffe' },
  { icon: 'euro', text: 'Kauf auf Rechnung' },
  { icon: 'chat', text: 'Beratung vom Fachmann' },
];

export function TrustStrip() {
  return (
    <Box sx={{ bgcolor: COLORS.concrete, borderBottom: `1px solid ${COLORS.slab}` }}>
      <Container component="ul" sx={strip}>
        {PROMISES.map(({ icon, text }) => (
          <Box component="li" key={text} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Icon name={icon} />
            {text}
          </Box>
        ))}
      </Container>
    </Box>
  );
}

const strip = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, auto)' },
  justifyContent: 'space-between',
  gap: { xs: 1.5, md: 3 },
  my: 0,
  py: 2.5,
  listStyle: 'none',
  fontWeight: 600,
};
