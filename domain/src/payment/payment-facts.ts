import { formatAmount, formatEuro } from '../text/format.ts';
import { formatDay } from '../time/calendar.ts';
import { discountLabel } from './payment-conditions.ts';
import { formatIban, type PaymentTerms } from './payment-terms.ts';

/** A labelled value; `copied` is the text to paste into a bank's form, for values too long to type. */
export interface PaymentFact {
  label: string;
  value: string;
  copied?: string;
}

/** German payment instructions, shared by page and mail. */
export interface PaymentInstructions {
  intro: string;
  facts: PaymentFact[];
}

export function paymentInstructions(terms: PaymentTerms): PaymentInstructions {
  const { intro, amountCents, afterInvoice, dueDay, discount, transfer } = terms;
  const facts: PaymentFact[] = [
    {
      label: 'Betrag',
      value: `${formatEuro(amountCents)} inkl. MwSt.`,
      ...(transfer && { copied: formatAmount(amountCents) }),
    },
    ...(afterInvoice ? [{ label: 'Zahlbar', value: afterInvoice }] : []),
    ...(dueDay ? [{ label: 'Zahlbar bis', value: formatDay(dueDay) }] : []),
  ];
  if (transfer) {
    const { holder, iban, bic, bank, reference } = transfer;
    facts.push(
      { label: 'Empfänger', value: holder },
      { label: 'IBAN', value: formatIban(iban), copied: iban },
      { label: 'BIC', value: bic },
      { label: 'Bank', value: bank },
      { label: 'Verwendungszweck', value: reference, copied: reference },
    );
  }
  if (discount) {
    const { percent, amountCents: reduced, untilDay } = discount;
    const value = `${formatEuro(reduced)} bis ${formatDay(untilDay)}`;
    facts.push({ label: discountLabel(percent), value });
  }
  return { intro, facts };
}
