import { epcQrPayload } from '@shop/domain/payment/epc-qr';
import { paymentInstructions } from '@shop/domain/payment/payment-facts';
import { type PaymentTerms, paymentTerms, transferTerms } from '@shop/domain/payment/payment-terms';
import { claimOf, orderBalance } from '../../stored/balance.ts';
import type { StoredOrder } from '../../stored/order.ts';
import { toOrder } from '../../stored/order-view.ts';
import { type Block, factLines, factTable, heading, paragraph } from './blocks.ts';
import { html } from './html.ts';
import { STYLES } from './look.ts';

const TITLE = 'So bezahlen Sie';
const QR_ID = 'zahlung';
/** In CSS pixels; drawn at twice that for sharp screens. */
const QR_SIZE = 200;
const QR_HINT = 'Oder scannen Sie diesen QR-Code mit Ihrer Banking-App:';

/** How to pay an order, with a QR code for a transfer; undefined for orders without a gross total. */
export function paymentBlock(order: StoredOrder): Block | undefined {
  // A mail may be read much later, so it names the last day for the discount even if that is past.
  const terms = paymentTerms(toOrder(order), '');
  return terms && blockOf(terms);
}

/** How to transfer the amount still open for an order or its invoice. */
export function openAmountBlock(order: StoredOrder): Block {
  return blockOf(
    transferTerms(claimOf(order).reference, orderBalance(order).openCents, order.bank),
  );
}

function blockOf(terms: PaymentTerms): Block {
  const { intro, facts } = paymentInstructions(terms);
  const payload = qrPayload(terms);
  const code = payload ? html`<p style="${STYLES.qrHint}">${QR_HINT}</p>\n${QR_IMAGE}` : '';
  return {
    html: html`${heading(TITLE).html}${paragraph(intro).html}${factTable(facts).html}${code}`,
    text: [`${TITLE}:`, intro, '', ...factLines(facts)],
    ...(payload && { qrCode: { id: QR_ID, payload } }),
  };
}

const QR_IMAGE = html`<img src="cid:${QR_ID}" width="${String(QR_SIZE)}" height="${String(QR_SIZE)}" alt="QR-Code für die Überweisung mit den Angaben oben" style="display:block;border:0;">\n`;

/** Undefined if a banking app could not use it: for invoices and beyond SEPA's limits. */
function qrPayload({ transfer }: PaymentTerms): string | undefined {
  const result = transfer && epcQrPayload(transfer);
  return result?.ok ? result.payload : undefined;
}
