import { formatAmount, formatEuro } from '../text/format.ts';
import { formatDay } from '../time/calendar.ts';
import {
  formatIban,
  type InvoiceTerms,
  type PaymentTerms,
  type PrepaymentTerms,
} from './payment-terms.ts';

/** A labelled value; `copied` is what to paste into a bank's form, for values that nobody wants to type. */
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
  return terms.method === 'vorkasse' ? forPrepayment(terms) : forInvoice(terms);
}

function forPrepayment(terms: PrepaymentTerms): PaymentInstructions {
  const { amountCents, holder, bank, iban, bic, reference, dueDay } = terms;
  return {
    intro:
      'Bitte überweisen Sie den Gesamtbetrag auf unser Konto und geben Sie den Verwendungszweck an. Wir liefern, sobald Ihre Zahlung eingegangen ist.',
    facts: [
      { label: 'Betrag', value: formatEuro(amountCents), copied: formatAmount(amountCents) },
      ...(dueDay ? [{ label: 'Zahlbar bis', value: formatDay(dueDay) }] : []),
      { label: 'Empfänger', value: holder },
      { label: 'IBAN', value: formatIban(iban), copied: iban },
      { label: 'BIC', value: bic },
      { label: 'Bank', value: bank },
      { label: 'Verwendungszweck', value: reference, copied: reference },
    ],
  };
}

/** `Mit 2 % Skonto`. */
export function discountLabel(percent: number): string {
  return `Mit ${percent}\u00A0% Skonto`;
}

function forInvoice({ amountCents, dueDay, discount }: InvoiceTerms): PaymentInstructions {
  const facts: PaymentFact[] = [
    { label: 'Betrag', value: formatEuro(amountCents) },
    { label: 'Zahlbar bis', value: formatDay(dueDay) },
  ];
  if (discount) {
    const { percent, amountCents: reduced, untilDay } = discount;
    facts.push({
      label: discountLabel(percent),
      value: `${formatEuro(reduced)} bis ${formatDay(untilDay)}`,
    });
  }
  return {
    intro: 'Sie zahlen auf Rechnung. Die Rechnung mit unserer Bankverbindung kommt per E-Mail.',
    facts,
  };
}
