import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { COMPANY } from '@shop/domain/company';
import { formatDateTime } from '@shop/domain/text/format';
import { type Withdrawal, withdrawalStatement } from '@shop/domain/withdrawal/withdrawal';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useAnnouncement } from '../../lib/announcer/announce.ts';
import { PATHS } from '../../lib/paths.ts';
import { edgedPanel } from '../../lib/theme/shared-styles.ts';
import { Facts } from '../../ui/facts.tsx';
import { UnsentNotice } from '../../ui/form/unsent-notice.tsx';
import { Block, part, Row, Text } from '../../ui/layout.tsx';
import { type useSendWithdrawal, withdrawalDraft } from './use-send-withdrawal.ts';

interface DeclarationProps {
  withdrawal: Withdrawal;
  facts?: readonly (readonly [label: string, value: ReactNode])[];
}

function Declaration({ withdrawal, facts = [] }: DeclarationProps) {
  const { name, email, order_number } = withdrawal;
  return (
    <>
      <Quote>{withdrawalStatement(withdrawal)}</Quote>
      <Facts
        title="Angaben"
        facts={[
          ...facts,
          ['Name', name],
          ['E-Mail-Adresse', email],
          ['Auftragsnummer', order_number],
        ]}
      />
    </>
  );
}

const Quote = part('blockquote', {
  ...edgedPanel('signal'),
  m: 0,
  my: 3,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

interface ReceiptProps {
  withdrawal: Withdrawal;
  /** ISO instant. */
  receivedAt: string;
}

export function Receipt({ withdrawal, receivedAt }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Block role="status" mt={3}>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        Ihr Widerruf ist eingegangen
      </Typography>
      <Text mt={1.5}>
        Die Eingangsbestätigung ist unterwegs an {withdrawal.email}. Bitte heben Sie sie auf. Wir
        prüfen Ihre Angaben und melden uns wegen der Rückgabe und der Erstattung.
      </Text>
      <Declaration
        withdrawal={withdrawal}
        facts={[
          ['Eingegangen', `${formatDateTime(receivedAt)} Uhr`],
          ['Empfänger', COMPANY.name],
        ]}
      />
      <Row data-screen-only align="stretch" mt={4}>
        <Button onClick={() => window.print()}>Bestätigung drucken</Button>
        <Button variant="outlined" href={PATHS.home}>
          Zur Startseite
        </Button>
      </Row>
    </Block>
  );
}

interface ReviewProps
  extends Pick<ReturnType<typeof useSendWithdrawal>, 'isSending' | 'failure' | 'send'> {
  withdrawal: Withdrawal;
  onEdit(): void;
}

const CONFIRM = 'Widerruf bestätigen';

/** The second step: the data once more, and the button that withdraws (§ 356a (3) BGB). */
export function Review({ withdrawal, isSending, failure, send, onEdit }: ReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  // The clicked button, and with it the focus, is gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  useAnnouncement(isSending ? 'Wird gesendet...' : '');
  return (
    <Block mt={3}>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        Stimmt alles?
      </Typography>
      <Declaration withdrawal={withdrawal} />
      <Block mt={4}>
        {failure && !failure.isOffline && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure.text}
          </Alert>
        )}
        <UnsentNotice draft={withdrawalDraft} what="Ihr Widerruf" action={CONFIRM} />
        <Row align="stretch">
          <Button
            size="large"
            ref={confirm}
            disabled={isSending}
            onClick={() => void send(withdrawal).then(() => confirm.current?.focus())}
          >
            {isSending ? 'Wird gesendet...' : CONFIRM}
          </Button>
          <Button size="large" variant="outlined" disabled={isSending} onClick={onEdit}>
            Angaben ändern
          </Button>
        </Row>
      </Block>
    </Block>
  );
}
