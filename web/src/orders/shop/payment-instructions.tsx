import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { toCents } from '@shop/domain/money/money';
import type { Order } from '@shop/domain/order/order';
import { isCancelled } from '@shop/domain/order/order-status';
import {
  type PaymentInstructions as Instructions,
  type PaymentFact,
  paymentInstructions,
} from '@shop/domain/payment/payment-facts';
import { paymentTerms } from '@shop/domain/payment/payment-terms';
import { formatEuro } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { announce } from '../../lib/announcer/announce.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { ENDS } from '../../lib/theme/shared-styles.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { Icon } from '../../ui/icon.tsx';
import { part, Text } from '../../ui/layout.tsx';

const loadQrCode = () => import('./transfer-qr-code.tsx');

/** How to pay the order, until it is paid; nothing for old orders, which have no gross amount. */
export function PaymentInstructions({ order }: { order: Order }) {
  const terms = paymentTerms(order, berlinDay(new Date()));
  const isPaid = order.payment_state === 'paid';
  const transfer = isPaid ? undefined : terms?.transfer;
  const TransferQrCode = useLoaded(loadQrCode, transfer !== undefined);
  const refunded = refundedText(order);
  const isOff = isCancelled(order.order_status);
  if (isOff && refunded) return <Typography>{refunded}</Typography>;
  if (order.is_payment_on_hold && !isPaid && !isOff) {
    return (
      <Panel aria-labelledby="payment">
        <Typography variant="h3" component="h2" id="payment">
          Bitte nichts überweisen
        </Typography>
        <Typography>
          Sie haben widerrufen. Was danach noch zu bezahlen ist, schreiben wir Ihnen.
        </Typography>
      </Panel>
    );
  }
  const isSettled = order.payment_state === undefined && order.open_amount === 0;
  if (!terms || isOff || isSettled) return null;
  const { intro, facts } = isPaid ? PAID : paymentInstructions(terms);
  return (
    <Panel aria-labelledby="payment">
      <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
        <Typography variant="h3" component="h2" id="payment">
          So bezahlen Sie
        </Typography>
        <Text mt={1}>{intro}</Text>
        <PaymentFacts facts={[...facts, ...receivedFacts(order)]} />
        {refunded && <Text mt={1}>{refunded}</Text>}
      </Box>
      {transfer && (
        <Box sx={{ width: QR_SIZE, minHeight: QR_SIZE }}>
          {TransferQrCode && <TransferQrCode transfer={transfer} />}
        </Box>
      )}
    </Panel>
  );
}

const PAID: Instructions = {
  intro: 'Ihre Zahlung ist eingegangen. Vielen Dank!',
  facts: [],
};

const refundedText = ({ refunded_amount: euro = 0 }: Order) =>
  euro > 0 && `Zurückgezahlt haben wir Ihnen ${formatEuro(toCents(euro))}.`;

/** What changes the amount due: payments received, and charges claimed by reminders; once paid, what was charged. */
function receivedFacts(order: Order) {
  const { claim, payment_state, paid_amount = 0, open_amount = 0, claimed_amount = 0 } = order;
  if (paid_amount === 0 && claimed_amount === 0) return [];
  const isCharged = claim === 'invoice' && payment_state === 'paid';
  const amounts = {
    Berechnet: isCharged ? (order.debt_amount ?? 0) : 0,
    'Mahnkosten und Zinsen': claimed_amount,
    'Bereits eingegangen': paid_amount,
    'Noch offen': open_amount,
  };
  return Object.entries(amounts).flatMap(([label, euro]): PaymentFact[] =>
    euro > 0 ? [{ label, value: formatEuro(toCents(euro)) }] : [],
  );
}

function PaymentFacts({ facts }: { facts: readonly PaymentFact[] }) {
  const [copied, setCopied] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const copy = async (label: string, text: string) => {
    const isCopied = await writeToClipboard(text);
    setCopied(isCopied ? label : undefined);
    setIsRefused(!isCopied);
    announce(isCopied ? `${label} kopiert.` : NOT_COPIED);
  };
  return (
    <>
      <Items>
        {facts.map(({ label, value, copied: text }) => (
          <Box key={label} sx={line}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              {text !== undefined && (
                <Button
                  variant="text"
                  size="small"
                  data-screen-only
                  aria-label={`${label} kopieren`}
                  sx={{ ml: 'auto' }}
                  startIcon={<Icon name={copied === label ? 'check' : 'copy'} size={20} />}
                  onClick={() => void copy(label, text)}
                >
                  {copied === label ? 'Kopiert' : 'Kopieren'}
                </Button>
              )}
            </dd>
          </Box>
        ))}
      </Items>
      {isRefused && (
        <Text variant="body2" mt={1}>
          {NOT_COPIED}
        </Text>
      )}
    </>
  );
}

const NOT_COPIED = 'Ihr Browser lässt das Kopieren nicht zu. Bitte markieren Sie den Text.';

/** Fails on pages without https, and if the user has forbidden it. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const QR_SIZE = 200;

const Panel = part('section', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: { xs: 4, md: 6 },
  rowGap: 3,
  p: { xs: 2, sm: 3 },
  bgcolor: COLORS.plaster,
  borderTop: `4px solid ${COLORS.ink}`,
  breakInside: 'avoid',
});

const Items = part('dl', { m: 0, mt: 2, borderTop: `1px solid ${COLORS.slab}` });

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '152px minmax(0, 1fr)' },
  columnGap: 2,
  py: 0.5,
  borderBottom: `1px solid ${COLORS.slab}`,
  '& dt': { alignSelf: 'center', color: 'text.secondary' },
  '& dd': {
    ...ENDS,
    columnGap: 2,
    minHeight: 44,
    '@media print': { minHeight: 0 },
    m: 0,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
};
