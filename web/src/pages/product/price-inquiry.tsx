import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { COMPANY } from '@shop/domain/company';
import { LinkButton } from '../../components/link-button.tsx';
import { contactPath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';

/** Instead of a purchase, where the price depends on the case. */
export function PriceInquiry({ name }: { name: string }) {
  return (
    <Box sx={{ mt: 3, p: 3, bgcolor: COLORS.plaster, borderTop: `4px solid ${COLORS.ink}` }}>
      <Box sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2 }}>Preis auf Anfrage</Box>
      <Box component="p" sx={{ mt: 1, mb: 3 }}>
        Der Preis hängt von Menge und Lieferort ab. Wir nennen ihn Ihnen gern, auch am Telefon unter{' '}
        <Link href={COMPANY.phone.href}>{COMPANY.phone.display}</Link>.
      </Box>
      <LinkButton fullWidth size="large" to={contactPath('quote', `Preisanfrage: ${name}`)}>
        Preis anfragen
      </LinkButton>
    </Box>
  );
}
