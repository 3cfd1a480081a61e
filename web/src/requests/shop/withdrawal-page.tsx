import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  WITHDRAWAL_TEXT_LIMITS,
  type Withdrawal,
  withdrawalErrors,
} from '@shop/domain/withdrawal/withdrawal';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { trimmed } from '../../lib/form-draft.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS, WITHDRAWN_ORDER_PARAM } from '../../lib/paths.ts';
import { columns } from '../../lib/theme/shared-styles.ts';
import { DraftForm, useDraftForm } from '../../ui/form/draft-form.tsx';
import { textFieldWithin } from '../../ui/form/text-field.tsx';
import { Page, Quiet, Text } from '../../ui/layout.tsx';
import { Receipt, Review } from './declaration.tsx';
import { useSendWithdrawal, withdrawalDraft } from './use-send-withdrawal.ts';

/** The withdrawal function (§ 356a BGB): the declaration, its confirmation, and the receipt. */
export default function WithdrawalPage() {
  usePageHead(
    'withdrawal',
    'Widerrufen Sie Ihre Bestellung online: Name, Auftragsnummer und E-Mail-Adresse genügen, ohne Anmeldung. Die Eingangsbestätigung kommt sofort.',
  );
  const [reviewed, setReviewed] = useState<Withdrawal>();
  const { sent, ...sending } = useSendWithdrawal();
  return (
    <Page maxWidth="md">
      <Typography variant="h1">Vertrag widerrufen</Typography>
      {sent ? (
        <Receipt withdrawal={sent.body} receivedAt={sent.answer.received_at} />
      ) : reviewed ? (
        <Review withdrawal={reviewed} onEdit={() => setReviewed(undefined)} {...sending} />
      ) : (
        <>
          <Text mt={2}>
            Verbraucher können eine Bestellung binnen 14 Tagen ohne Angabe von Gründen widerrufen.
            Sie brauchen dafür kein Konto. Die Frist, die Folgen und die Ausnahmen stehen in der{' '}
            <Link href={PATHS.withdrawalInstruction}>Widerrufsbelehrung</Link>.
          </Text>
          <WithdrawalForm onReview={setReviewed} />
        </>
      )}
    </Page>
  );
}

const Field = textFieldWithin(WITHDRAWAL_TEXT_LIMITS);

/** The first step: requests what the law allows, and nothing else. */
function WithdrawalForm({ onReview }: { onReview(withdrawal: Withdrawal): void }) {
  const form = useDraftForm<Withdrawal>({
    draft: withdrawalDraft,
    validate: withdrawalErrors,
    onSubmit: (withdrawal) => onReview(trimmed(withdrawal)),
    prefill: usePrefill(),
  });
  return (
    <DraftForm form={form} sx={fields}>
      <Field name="name" label="Name" autoComplete="name" required />
      <Field name="email" label="E-Mail-Adresse" type="email" autoComplete="email" required />
      <div data-wide>
        <Field name="order_number" label="Auftragsnummer" autoComplete="off" required />
        <Quiet mt={0.5}>
          Sie beginnt mit B- und steht in Ihrer Bestellbestätigung. Für eine Miete geben Sie die
          Mietnummer an, die mit M- beginnt.
        </Quiet>
      </div>
      <div data-wide>
        <Field name="goods" label="Nur diese Waren (leer: die ganze Bestellung)" rows={3} />
      </div>
      <div data-wide>
        <Quiet mb={2}>
          * Pflichtfelder. An die E-Mail-Adresse geht die Eingangsbestätigung. Wie wir mit Ihren
          Angaben umgehen, steht in der <Link href={PATHS.privacy}>Datenschutzerklärung</Link>.
        </Quiet>
        <Button type="submit" size="large">
          Widerruf prüfen
        </Button>
      </div>
    </DraftForm>
  );
}

/** The order number from a mail's link; text already typed stays. */
function usePrefill(): Partial<Withdrawal> {
  const { search } = useLocation();
  return useMemo(() => {
    const number = new URLSearchParams(search).get(WITHDRAWN_ORDER_PARAM);
    return number ? { order_number: number.slice(0, WITHDRAWAL_TEXT_LIMITS.order_number) } : {};
  }, [search]);
}

const fields = {
  mt: 4,
  ...columns('sm', 1, 1),
  gap: 2.5,
  '& [data-wide]': { gridColumn: '1 / -1' },
};
