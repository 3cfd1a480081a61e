import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import { handoverOf } from '@shop/domain/order/delivery-text';
import { type Order, orderDeliveryTime } from '@shop/domain/order/order';
import { withinDeliveryTime } from '@shop/domain/product/delivery-time';
import { KeptText } from '../../components/kept-text.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { square } from '../../lib/theme/shared-styles.ts';

function stepsOf(order: Order) {
  const { delivery } = order;
  const time = orderDeliveryTime(order);
  const usually = time ? `, in der Regel ${withinDeliveryTime(time)} an Werktagen` : '';
  const { appointment, arrival, kerbside } = handoverOf(delivery);
  return [
    {
      title: 'Rechnung per E-Mail',
      text: 'Sie erhalten die Rechnung an Ihre E-Mail-Adresse.',
    },
    { title: 'Terminabsprache', text: appointment },
    {
      title: delivery?.method === 'pickup' ? 'Abholung' : 'Lieferung',
      text: [arrival ?? `Wir liefern Ihre Bestellung zum vereinbarten Termin${usually}.`, kerbside]
        .filter(Boolean)
        .join(' '),
    },
  ];
}

export function NextSteps({ order }: { order: Order }) {
  return (
    <section aria-labelledby="next-steps">
      <Typography variant="h3" component="h2" id="next-steps">
        Nächste Schritte
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 2 }}>
        {stepsOf(order).map(({ title, text }, index) => (
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
    </section>
  );
}

export function ContactInfo() {
  return (
    <Box component="section" aria-labelledby="contact" sx={contactPanel}>
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

const number = { ...square(40), bgcolor: COLORS.concrete, typography: 'h4' };

const contactPanel = { p: { xs: 2, sm: 3 }, bgcolor: COLORS.plaster, borderRadius: 1 };
