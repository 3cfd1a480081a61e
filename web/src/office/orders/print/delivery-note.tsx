import Box from '@mui/material/Box';
import { formatWeight, orderWeightKg } from '@shop/domain/delivery/order-weight';
import { loadText } from '@shop/domain/order/delivery-list';
import { accessText } from '@shop/domain/order/delivery-text';
import { type AdminOrder, type OrderItem, orderedQuantity } from '@shop/domain/order/order';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { formatDate } from '@shop/domain/text/format';
import { dayText, methodText, paymentText, placeLines } from '../delivery-texts.ts';
import { PrintSheet, SheetFacts } from './print-sheet.tsx';

export function DeliveryNote({ order }: { order: AdminOrder }) {
  const { delivery, delivery_day } = order;
  const place = delivery ? placeLines(delivery) : [];
  return (
    <PrintSheet
      title={`Lieferschein zu ${order.order_number}`}
      recipient={[order.company_name, order.customer_name, ...place].filter(Boolean)}
      facts={[
        ['Bestellnummer', order.order_number],
        ['Ihr Zeichen', order.customer_reference],
        ['Bestellt am', formatDate(order.created_at)],
        ['Liefertag', delivery_day && dayText(delivery_day)],
        ['Art', methodText(delivery)],
        ['Zone', delivery?.zone],
        ['Ladung', loadText([order])],
        ['Zahlung', paymentText(order)],
      ]}
    >
      <section>
        <SheetFacts
          facts={[
            ['Zufahrt', accessText(delivery)],
            ['Abladestelle', delivery?.unloading_place],
            ['Vor Ort', delivery?.contact_name || order.customer_name],
            ['Telefon vor Ort', delivery?.contact_phone || order.customer_phone],
            ['Anmerkungen', order.notes],
          ]}
        />
      </section>
      <h2>Ware</h2>
      <table>
        <thead>
          <tr>
            <th>Pos.</th>
            <th>Artikel</th>
            <th>Art.-Nr.</th>
            <th className="number">Menge</th>
            <th className="number">Gewicht</th>
          </tr>
        </thead>
        <tbody>
          {[...order.order_items.entries()].map(([row, item]) => (
            <tr key={row}>
              <td>{row + 1}</td>
              <td>{item.product_name}</td>
              <td>
                {item.product_id !== undefined &&
                  formatArticleNumber(item.product_id, item.article_number)}
              </td>
              <td className="number">{orderedQuantity(item)}</td>
              <td className="number">{itemWeight(item)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Box component="section" sx={signatures}>
        <h2>Ware erhalten</h2>
        <div>
          <span>Datum, Uhrzeit</span>
          <span>Name in Druckbuchstaben</span>
          <span>Unterschrift Empfänger</span>
          <span>Kennzeichen Lkw</span>
          <span>Name Fahrer</span>
          <span>Unterschrift Fahrer</span>
        </div>
      </Box>
    </PrintSheet>
  );
}

function itemWeight(item: OrderItem): string {
  const weightKg = orderWeightKg([item]);
  return weightKg === undefined ? '–' : formatWeight(weightKg);
}

const signatures = {
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: '8mm',
  },
  '& span': { mt: '16mm', pt: '1mm', borderTop: '0.75pt solid #000', fontSize: '8.5pt' },
};
