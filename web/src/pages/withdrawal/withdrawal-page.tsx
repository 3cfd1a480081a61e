import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Withdrawal } from '@shop/domain/order/withdrawal';
import { useState } from 'react';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { Receipt, Review } from './declaration.tsx';
import { useSendWithdrawal } from './use-send-withdrawal.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';

/** The withdrawal function (§ 356a BGB): the declaration, its confirmation, and the receipt. */
export default function WithdrawalPage() {
  usePageHead(
    'withdrawal',
    'Widerrufen Sie Ihre Bestellung online: Name, Bestellnummer und E-Mail-Adresse genügen, ohne Anmeldung. Die Eingangsbestätigung kommt sofort.',
  );
  const [reviewed, setReviewed] = useState<Withdrawal>();
  const { sent, ...sending } = useSendWithdrawal();
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 8 } }}>
      <Typography variant="h1">Vertrag widerrufen</Typography>
      {sent ? (
        <Receipt withdrawal={sent.withdrawal} receivedAt={sent.received_at} />
      ) : reviewed ? (
        <Review withdrawal={reviewed} onEdit={() => setReviewed(undefined)} {...sending} />
      ) : (
        <>
          <Typography sx={{ mt: 2 }}>
            Verbraucher können eine Bestellung binnen 14 Tagen ohne Angabe von Gründen widerrufen.
            Sie brauchen dafür kein Konto. Die Frist, die Folgen und die Ausnahmen stehen in der{' '}
            <Link href={PATHS.withdrawalInstruction}>Widerrufsbelehrung</Link>.
          </Typography>
          <WithdrawalForm onReview={setReviewed} />
        </>
      )}
    </Container>
  );
}
