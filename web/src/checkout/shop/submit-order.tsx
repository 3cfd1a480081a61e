import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ORDER_BUTTON, type OrderButton } from '@shop/domain/company';
import { checkoutDraft } from '../../cart/shared/checkout-draft.ts';
import { useAnnouncement } from '../../lib/announcer/announce.ts';
import { PATHS } from '../../lib/paths.ts';
import { LINK_TARGET } from '../../lib/theme/shared-styles.ts';
import type { SendFailure } from '../../lib/use-send-once.ts';
import { SendOutcome } from '../../ui/form/send-outcome.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Line, Stack, StackedList, Text } from '../../ui/layout.tsx';

interface SubmitOrderProps {
  isSending: boolean;
  failure: SendFailure | undefined;
  isBusiness: boolean;
  button?: OrderButton;
}

export function SubmitOrder(props: SubmitOrderProps) {
  const { isSending, failure, isBusiness, button = ORDER_BUTTON } = props;
  useAnnouncement(isSending ? 'Bestellung wird verarbeitet...' : '');
  return (
    <Stack>
      <div>
        <SendOutcome
          draft={checkoutDraft}
          what="Ihre Bestellung"
          action={ORDER_BUTTON.label}
          failure={failure}
        />
        {button.note && (
          <Text id="order-means" mb={1} strong>
            {button.note}
          </Text>
        )}
        <Button
          type="submit"
          size="large"
          fullWidth
          disabled={isSending}
          aria-describedby={button.note ? 'order-means' : undefined}
        >
          {isSending ? 'Bestellung wird verarbeitet...' : button.label}
        </Button>
      </div>
      <Typography variant="body2" sx={{ color: 'text.secondary', '& a': LINK_TARGET }}>
        Mit dem Absenden der Bestellung bestätigen Sie, dass Sie unsere{' '}
        <Link href={PATHS.terms}>AGB</Link> und die{' '}
        <Link href={PATHS.privacy}>Datenschutzerklärung</Link> gelesen haben.
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', '& a': LINK_TARGET }}>
        {isBusiness ? <BusinessRights /> : <ConsumerRights />}
      </Typography>
    </Stack>
  );
}

function ConsumerRights() {
  return (
    <>
      Verbraucher haben ein Widerrufsrecht von 14 Tagen:{' '}
      <Link href={PATHS.withdrawalInstruction}>Widerrufsbelehrung</Link>. Für Mängel gilt das
      gesetzliche <Link href={PATHS.warranty}>Gewährleistungsrecht</Link>.
    </>
  );
}

/**
 * Takes no right from a consumer who chose "business" by mistake: the toggle alone makes nobody a
 * business.
 */
function BusinessRights() {
  return (
    <>
      Für Mängel gilt <Link href={`${PATHS.terms}#p9`}>§&nbsp;9 unserer AGB</Link>: Kaufleute prüfen
      die Ware gleich nach der Lieferung und melden Mängel sofort (§&nbsp;377&nbsp;HGB). Ein
      Widerrufsrecht haben nur Verbraucher.
    </>
  );
}

const NOTES: readonly { icon: IconName; text: string }[] = [
  { icon: 'chat', text: 'Kostenlose Beratung' },
  { icon: 'truck', text: 'Lieferung in 24-48h' },
  { icon: 'shield', text: 'Qualitätsgarantie' },
];

/** General claims; the summary shows this order's delivery time. */
export function TrustNotes() {
  return (
    <StackedList gap={1.5}>
      {NOTES.map(({ icon, text }) => (
        <Line component="li" key={text} gap={1.5} align="center">
          <Icon name={icon} />
          <span>{text}</span>
        </Line>
      ))}
    </StackedList>
  );
}
