import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ProductDetail } from '@shop/domain/product/product';
import { withdrawalExemptionNote } from '@shop/domain/product/withdrawal-exemption';
import { Titled } from '../../components/titled.tsx';
import { PATHS } from '../../lib/paths.ts';

/** The producer (Art. 19 GPSR), and what consumers may do with the product. */
export function ConsumerRights({ product }: { product: ProductDetail }) {
  const { producer, withdrawal_exemption } = product;
  return (
    <Titled title="Hersteller und Ihre Rechte" variant="h2" mb={2}>
      {producer && (
        <Box component="address" sx={{ mb: 2, fontStyle: 'normal', overflowWrap: 'anywhere' }}>
          <strong>{producer.name}</strong>
          <br />
          {producer.address}
          <br />
          <Link href={`mailto:${producer.email}`}>{producer.email}</Link>
        </Box>
      )}
      {withdrawal_exemption && (
        <Typography sx={{ mb: 2 }}>{withdrawalExemptionNote(withdrawal_exemption)}</Typography>
      )}
      <Typography sx={{ color: 'text.secondary' }}>
        Für Verbraucher: <Link href={PATHS.withdrawalInstruction}>Widerrufsbelehrung</Link> und{' '}
        <Link href={PATHS.warranty}>gesetzliches Gewährleistungsrecht</Link>.
      </Typography>
    </Titled>
  );
}
