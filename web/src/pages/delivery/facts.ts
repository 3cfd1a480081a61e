import { EXPRESS, MINIMUM_ORDER_CENTS } from '@shop/domain/delivery/delivery-zones';
import { CASH_DISCOUNT, INVOICE_DAYS } from '@shop/domain/payment/payment-terms';
import { formatEuro } from '@shop/domain/text/format';
import type { Fact } from '../../components/fact-cards.tsx';

export const PAYMENT: readonly Fact[] = [
  {
    icon: 'euro',
    title: 'Rechnung',
    lines: [
      `Für Geschäftskunden: zahlbar innerhalb von ${INVOICE_DAYS} Tagen.`,
      `${CASH_DISCOUNT.percent} % Skonto bei Zahlung innerhalb von ${CASH_DISCOUNT.days} Tagen.`,
    ],
  },
  {
    icon: 'clock',
    title: 'Vorkasse',
    lines: [
      'Per Überweisung, für alle Kunden.',
      'Der Zahlungseingang dauert 1-2 Werktage; danach liefern wir.',
    ],
  },
  {
    icon: 'shield',
    title: 'Privatkunden',
    lines: [
      'Bar oder mit EC-Karte bei der Lieferung oder Abholung, oder per Vorkasse.',
      'Ab der zweiten Bestellung auch auf Rechnung.',
    ],
  },
];

export const NOTES: readonly Fact[] = [
  {
    icon: 'cart',
    title: 'Mindestbestellwert',
    lines: [`${formatEuro(MINIMUM_ORDER_CENTS)}. Alle Preise zuzüglich Mehrwertsteuer.`],
  },
  {
    icon: 'truck',
    title: 'Bordsteinkante',
    lines: [
      'Wir liefern frei Bordsteinkante, mit Lkw bis 40 t.',
      'Die Zufahrt muss befestigt und frei sein.',
    ],
  },
  {
    icon: 'clock',
    title: 'Express',
    lines: [
      `In ${EXPRESS.time}, Aufpreis ${formatEuro(EXPRESS.surchargeCents)}.`,
      'Mo-Fr bei Bestellung vor 12:00 Uhr, nur in Zone 1 und 2.',
    ],
  },
  {
    icon: 'phone',
    title: 'Liefertermin',
    lines: [
      'Nach der Bestellung rufen wir Sie an und stimmen den Termin ab.',
      'Samstags liefern wir nach Absprache.',
      'Lieferzeiten zählen ab der Bestellung, an Werktagen.',
    ],
  },
];
