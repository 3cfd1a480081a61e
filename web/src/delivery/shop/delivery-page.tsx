import Box from '@mui/material/Box';
import { type DeliveryZone, EXPRESS_TIME } from '@shop/domain/delivery/delivery-zones';
import { CASH_PLACE } from '@shop/domain/payment/payment-conditions';
import { PAYMENT_METHODS, paymentLabels } from '@shop/domain/payment/payment-methods';
import {
  deliveryTimeLabel,
  deliveryTimeOf,
  WITHIN_GENERAL_TIME,
} from '@shop/domain/product/delivery-time';
import { shortPeriod } from '@shop/domain/settings/notices';
import { formatShortEuro } from '@shop/domain/text/format';
import { Fragment } from 'react';
import { useCategories } from '../../catalogue/shared/use-categories.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { columns } from '../../lib/theme/shared-styles.ts';
import { useNotices } from '../../settings/shared/use-notices.ts';
import { type Fact, FactCards } from '../../ui/fact-cards.tsx';
import { Block, Muted } from '../../ui/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Priced } from '../../ui/price.tsx';
import { Section } from '../../ui/section.tsx';
import { materialOf, textured } from '../../ui/texture.ts';
import { UnbrokenText } from '../../ui/unbroken-text.tsx';
import { useDeliveryZones } from '../shared/use-delivery-zones.ts';
import { ExpressSurcharge, MinimumOrder } from '../shared/zone-price.tsx';
import { Calculator } from './calculator.tsx';
import { ZoneTable } from './zone-table.tsx';

export default function DeliveryPage() {
  const { zones, prices } = useDeliveryZones();
  usePageHead('delivery', description(prices === 'known' ? zones[0] : undefined));
  return (
    <>
      <PageHeader title="Lieferung & Zahlung" material="gravel">
        Mit eigenen Fahrzeugen bis 40 t bringen wir Ihre Baustoffe{' '}
        <UnbrokenText>{WITHIN_GENERAL_TIME}</UnbrokenText> an die Bordsteinkante. Was das kostet,
        hängt von der Entfernung und vom Bestellwert ab.
      </PageHeader>
      <Section title="Lieferzonen">
        <ZoneTable />
        <Muted component="p" mt={3} mb={0}>
          Der Warenkorb rechnet mit der Zone Ihrer Postleitzahl, ohne Postleitzahl mit den Sätzen
          der Zone 1. Liegt Ihre Baustelle dann weiter entfernt, nennen wir Ihnen die Lieferkosten
          Ihrer Zone, bevor wir liefern.
        </Muted>
      </Section>
      <Section title="Lieferkosten berechnen" ground={COLORS.plaster}>
        <Calculator />
      </Section>
      <Section title="Lieferzeiten">
        <DeliveryTimes />
        <NoDelivery />
      </Section>
      <Section title="Zahlung" ground={COLORS.plaster}>
        <FactCards facts={PAYMENT} />
      </Section>
      <Section title="Gut zu wissen">
        <FactCards facts={NOTES} />
      </Section>
    </>
  );
}

/** For search engines; without prices until the current ones are known. */
function description(nearest: DeliveryZone | undefined): string {
  const { freeFromCents = 0, otherwiseCents = 0 } = nearest ?? {};
  const [free, otherwise] = [freeFromCents, otherwiseCents].map(formatShortEuro);
  const costs = nearest
    ? `: frei ab ${free} bis 15 km, sonst ab ${otherwise}`
    : ' für Ihre Postleitzahl';
  return `Lieferzonen, Lieferzeiten und Lieferkosten für Baustoffe, mit Rechner${costs}. Zahlung per ${paymentLabels().join(', ')}, Karte oder bar.`;
}

function DeliveryTimes() {
  return (
    <Box component="dl" sx={times}>
      {useCategories().map(({ category }) => (
        <Box key={category} sx={time}>
          <Box component="dt" sx={term}>
            <Box sx={{ ...textured(materialOf(category)), ...swatch }} />
            {category}
          </Box>
          <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            <UnbrokenText>{deliveryTimeLabel(deliveryTimeOf(category))}</UnbrokenText>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function NoDelivery() {
  const closed = useNotices().special_days.filter(({ hours }) => hours === undefined);
  if (closed.length === 0) return null;
  const periods = closed.map((special) => `${shortPeriod(special)} (${special.name})`);
  return (
    <Block component="p" mt={3} mb={0}>
      <strong>Keine Lieferung:</strong> {periods.join(', ')}
    </Block>
  );
}

const times = { ...columns('md', 1, 1), columnGap: 6, m: 0 };

const time = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  borderBottom: `1px solid ${COLORS.slab}`,
};

const term = { flex: 1, display: 'flex', alignItems: 'center', gap: 2, fontWeight: 600 };

const swatch = { width: 48, height: 48, flex: 'none', borderRadius: 1 };

const PAYMENT: readonly Fact[] = [
  ...Object.values(PAYMENT_METHODS).map(({ label, isPaidFirst, told }): Fact => {
    return { icon: isPaidFirst ? 'clock' : 'euro', title: label, lines: told };
  }),
  {
    icon: 'shield',
    title: 'Privatkunden',
    lines: [
      `Bar oder mit EC-Karte ${CASH_PLACE}, oder per Vorkasse.`,
      'Ab der zweiten Bestellung auch auf Rechnung.',
    ],
  },
];

const NOTES: readonly Fact[] = [
  {
    icon: 'cart',
    title: 'Mindestbestellwert',
    lines: [
      <Fragment key="minimum">
        <MinimumOrder />.<Priced quoted=" Alle Preise zuzüglich Mehrwertsteuer." gross={null} />
      </Fragment>,
    ],
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
    title: 'Expresslieferung',
    lines: [
      <Fragment key="express">
        In {EXPRESS_TIME}, Aufpreis <ExpressSurcharge />.
      </Fragment>,
      'Mo–Fr bei Bestellung vor 12:00 Uhr, nur in Zone 1 und 2.',
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
