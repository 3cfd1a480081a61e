import { COMPANY } from '@shop/domain/company';
import { toCents } from '@shop/domain/money/money';
import { accessText } from '@shop/domain/order/delivery-text';
import { type AdminOrder, orderedQuantity, paymentMethodLabel } from '@shop/domain/order/order';
import { orderAmounts, orderSums, pricesNote } from '@shop/domain/order/order-sums';
import { paymentInstructions } from '@shop/domain/payment/payment-facts';
import { paymentTerms } from '@shop/domain/payment/payment-terms';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { formatDate, formatEuro } from '@shop/domain/text/format';
import { dayText, methodText, placeLines } from '../delivery-texts.ts';
import { PrintSheet, SheetFacts } from './print-sheet.tsx';

export function OrderConfirmationSheet({ order }: { order: AdminOrder }) {
  const { delivery, delivery_day } = order;
  const address = (order.company_address || order.invoice_address || '').split('\n');
  return (
    <PrintSheet
      title={`Auftragsbestätigung ${order.order_number}`}
      recipient={[order.company_name, order.customer_name, ...address].filter(Boolean)}
      facts={[
        ['Bestellnummer', order.order_number],
        ['Ihr Zeichen', order.customer_reference],
        ['Bestellt am', formatDate(order.created_at)],
        ['Zahlungsart', paymentMethodLabel(order.payment_method)],
        ['Liefertag', delivery_day && dayText(delivery_day)],
        ['Telefon', order.customer_phone],
        ['E-Mail', order.customer_email],
        ['USt-IdNr./St.-Nr.', order.tax_number],
      ]}
    >
      <p>Vielen Dank für Ihre Bestellung, die wir hiermit bestätigen.</p>
      <PricedItems order={order} />
      <p>{pricesNote(order.gross_amount)}</p>
      <div className="pair">
        <section>
          <h2>Lieferung</h2>
          <SheetFacts
            facts={[
              ['Art', methodText(delivery)],
              ['Lieferadresse', delivery && placeLines(delivery).join(', ')],
              ['Zufahrt', accessText(delivery)],
              ['Abladestelle', delivery?.unloading_place],
            ]}
          />
        </section>
        <PaymentSection order={order} />
      </div>
      <p style={{ marginTop: '6mm' }}>
        Es gelten unsere Allgemeinen Geschäftsbedingungen: {COMPANY.website}/agb
      </p>
    </PrintSheet>
  );
}

function PricedItems({ order }: { order: AdminOrder }) {
  const euro = (amount: number) => formatEuro(toCents(amount));
  return (
    <table>
      <thead>
        <tr>
          <th>Pos.</th>
          <th>Artikel</th>
          <th className="number">Menge</th>
          <th className="number">Einzelpreis</th>
          <th className="number">Gesamtpreis</th>
        </tr>
      </thead>
      <tbody>
        {[...order.order_items.entries()].map(([row, item]) => (
          <tr key={row}>
            <td>{row + 1}</td>
            <td>
              {item.product_name}
              {item.product_id !== undefined &&
                `, Art.-Nr. ${formatArticleNumber(item.product_id, item.article_number)}`}
            </td>
            <td className="number">{orderedQuantity(item)}</td>
            <td className="number">{euro(item.unit_price)}</td>
            <td className="number">{euro(item.total_price)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {orderSums(orderAmounts(order)).map(({ label, amount, kind }) => (
          <tr key={label} className={kind === 'gross' ? 'total' : undefined}>
            <td colSpan={4} className="number">
              {label}
            </td>
            <td className="number">{amount}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

/** Nothing for orders stored without a gross amount. */
function PaymentSection({ order }: { order: AdminOrder }) {
  if (order.gross_amount === undefined) return null;
  const terms = paymentTerms({
    orderNumber: order.order_number,
    createdAt: new Date(order.created_at),
    paymentMethod: order.payment_method,
    grossCents: toCents(order.gross_amount),
    companyName: order.company_name,
    bank: order.bank,
    dueDay: order.due_day,
  });
  if (!terms) return null;
  const { intro, facts } = paymentInstructions(terms);
  return (
    <section>
      <h2>Zahlung</h2>
      <p>{intro}</p>
      <SheetFacts facts={facts.map(({ label, value }) => [label, value] as const)} />
    </section>
  );
}
