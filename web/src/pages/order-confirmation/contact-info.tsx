import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import { COLORS } from '../../lib/theme/colors.ts';

/** Whom to ask about the order. */
export function ContactInfo() {
  return (
    <Box component="section" aria-labelledby="contact" sx={panel}>
      <Typography variant="h3" component="h2" id="contact">
        Fragen zu Ihrer Bestellung?
      </Typography>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, mt: 2 }}>
        <span>
          Telefon: <Link href={COMPANY.phone.href}>{COMPANY.phone.display}</Link>
        </span>
        <span>
          E-Mail: <Link href={`mailto:${COMPANY.email}`}>{COMPANY.email}</Link>
        </span>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {OPENING_HOURS.map(({ days, hours }) => `${days} ${hours}`).join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}

const panel = { p: { xs: 2, sm: 3 }, bgcolor: COLORS.plaster, borderRadius: 1 };
