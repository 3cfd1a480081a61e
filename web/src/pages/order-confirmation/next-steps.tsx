import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import { handoverOf } from '@shop/domain/order/delivery-text';
import { type Order, orderDeliveryTime } from '@shop/domain/order/order';
import { withinDeliveryTime } from '@shop/domain/product/delivery-time';
import { KeptText } from '../../components/kept-text.tsx';
import { Titled } from '../../components/titled.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { PLAIN_LIST, square } from '../../lib/theme/shared-styles.ts';

function stepsOf(order: Order): [title: string, text: string][] {
  const { delivery } = order;
  const time = orderDeliveryTime(order);
  const usually = time ? `, in der Regel ${withinDeliveryTime(time)} an Werktagen` : '';
  const { appointment, arrival, kerbside } = handoverOf(delivery);
  const here = arrival ?? `Wir liefern Ihre Bestellung zum vereinbarten Termin${usually}.`;
  return [
    ['Rechnung per E-Mail', 'Sie erhalten die Rechnung an Ihre E-Mail-Adresse.'],
    ['Terminabsprache', appointment],
    [
      delivery?.method === 'pickup' ? 'Abholung' : 'Lieferung',
      [here, kerbside].filter(Boolean).join(' '),
    ],
  ];
}

export function NextSteps({ order }: { order: Order }) {
  return (
    <Titled title="Nächste Schritte">
      <Box component="ol" sx={{ ...PLAIN_LIST, mt: 2, display: 'grid', gap: 2 }}>
        {stepsOf(order).map(([title, text], index) => (
          <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
            <Box aria-hidden sx={number}>
              {index + 1}
            </Box>
            <div>
              <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
              <Typography variant="body2">
                <KeptText>{text}</KeptText>
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Titled>
  );
}

export function ContactInfo() {
  return (
    <Titled title="Fragen zu Ihrer Bestellung?" sx={contactPanel}>
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
    </Titled>
  );
}

const number = { ...square(40), bgcolor: COLORS.concrete, typography: 'h4' };

const contactPanel = { p: { xs: 2, sm: 3 }, bgcolor: COLORS.plaster, borderRadius: 1 };
