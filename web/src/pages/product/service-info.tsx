import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DELIVERY_FLAT_CENTS, deliveryTime, FREE_DELIVERY_FROM_CENTS } from '@shop/domain/delivery';
import { formatEuro } from '@shop/domain/format';
import { Icon, type IconName } from '../../components/icon.tsx';

interface Service {
  icon: IconName;
  title: string;
  text: string;
}

function servicesFor(category: string): Service[] {
  return [
    {
      icon: 'clock',
      title: `Lieferung in ${deliveryTime(category)}`,
      text: 'Frei Bordsteinkante, mit Fahrzeugen bis 40 t.',
    },
    {
      icon: 'truck',
      title: `Kostenlos ab ${formatEuro(FREE_DELIVERY_FROM_CENTS)}`,
      text: `Darunter ${formatEuro(DELIVERY_FLAT_CENTS)} je Bestellung.`,
    },
    {
      icon: 'chat',
      title: 'Kostenlose Beratung',
      text: 'Menge unklar? Rufen Sie an, wir rechnen mit.',
    },
  ];
}

/** Delivery time, free delivery and advice. */
export function ServiceInfo({ category }: { category: string }) {
  return (
    <section aria-labelledby="service-info">
      <Typography variant="h2" id="service-info" sx={{ mb: 2 }}>
        Service
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {servicesFor(category).map(({ icon, title, text }) => (
          <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
            <Icon name={icon} size={28} />
            <div>
              <strong>{title}</strong>
              <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
                {text}
              </Box>
            </div>
          </Box>
        ))}
      </Box>
    </section>
  );
}
