import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { COMPANY } from '@shop/domain/company';
import { Icon } from '../../components/icon.tsx';
import { COLORS } from '../../lib/theme/colors.ts';

/** Thanks, and the number to name in every question about the order. */
export function ThankYouBanner({ orderNumber }: { orderNumber: string }) {
  return (
    <Box data-ground="dark" sx={band}>
      <Container sx={{ display: 'none', displayPrint: 'block', pb: 2 }}>
        {COMPANY.name}, {COMPANY.street}, {COMPANY.postalCode} {COMPANY.city}
      </Container>
      <Container sx={{ display: 'flex', alignItems: 'center', gap: { xs: 2, md: 4 } }}>
        <Box sx={mark}>
          <Icon name="check" size={40} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1">Vielen Dank für Ihre Bestellung!</Typography>
          <Typography sx={{ mt: 1 }}>
            Ihre Bestellnummer: <strong>{orderNumber}</strong>
          </Typography>
        </Box>
      </Container>
    </Box>
  );
}

const band = {
  py: { xs: 4, md: 6 },
  bgcolor: COLORS.asphalt,
  color: COLORS.white,
  borderTop: `6px solid ${COLORS.signal}`,
  '@media print': { py: 2, bgcolor: 'transparent', color: COLORS.ink },
};

const mark = {
  display: { xs: 'none', sm: 'grid' },
  placeItems: 'center',
  width: 72,
  height: 72,
  flex: 'none',
  border: '3px solid currentColor',
  borderRadius: 1,
};
