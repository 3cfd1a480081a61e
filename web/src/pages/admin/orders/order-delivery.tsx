import { loadText } from '@shop/domain/delivery-list';
import type { AdminOrder } from '@shop/domain/order';
import { Facts } from '../../../components/facts.tsx';
import { PhoneLink } from '../dialog/contact-links.tsx';
import { accessText, dayText, methodText, placeLines } from './delivery-texts.ts';

/** Where, when and how an order is delivered, as far as anybody said. */
export function OrderDeliveryFacts({ order }: { order: AdminOrder }) {
  const { delivery, delivery_day } = order;
  return (
    <Facts
      title="Lieferung"
      heading="h3"
      facts={[
        ['Art', methodText(delivery)],
        ['Liefertag', delivery_day && dayText(delivery_day)],
        ['Wunschtermin', delivery?.wished_day && dayText(delivery.wished_day)],
        ['Zone', delivery?.zone],
        ['Lieferadresse', delivery && placeLines(delivery).join(', ')],
        ['Zufahrt', accessText(delivery)],
        ['Abladestelle', delivery?.unloading_place],
        ['Vor Ort', delivery?.contact_name],
        [
          'Telefon vor Ort',
          delivery?.contact_phone && <PhoneLink phone={delivery.contact_phone} />,
        ],
        ['Gewicht', loadText([order]) || 'unbekannt'],
      ]}
    />
  );
}
