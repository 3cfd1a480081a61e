import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { ITEMS_PARAM } from '@shop/domain/cart/cart-lines';
import { DELIVERY_ZONES } from '@shop/domain/delivery/delivery-zones';
import { CASH_DISCOUNT, CASH_PLACE, INVOICE_DAYS } from '@shop/domain/payment/payment-conditions';
import {
  deliveryTimeOf,
  WITHIN_GENERAL_TIME,
  withinDeliveryTime,
} from '@shop/domain/product/delivery-time';
import { formatNumber } from '@shop/domain/text/format';
import type { ReactNode } from 'react';
import { ExpressSurcharge, MinimumOrder } from '../../delivery/shared/zone-price.tsx';
import { localBusiness } from '../../lib/head/structured-data.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { columns } from '../../lib/theme/shared-styles.ts';
import { useHydratedSearchParams } from '../../lib/use-hydrated-search-params.ts';
import SpecialDayRows from '../../settings/shared/special-day-rows.tsx';
import { useNotices } from '../../settings/shared/use-notices.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Block, part, Text } from '../../ui/layout.tsx';
import { MapFrame } from '../../ui/map-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Priced } from '../../ui/price.tsx';
import { Section } from '../../ui/section.tsx';
import { Titled } from '../../ui/titled.tsx';
import { ToForm } from '../shared/request-form.tsx';
import { ContactCards, QuickContact } from './contact-cards.tsx';
import { ContactFormPanel } from './contact-form.tsx';

export default function ContactPage() {
  usePageHead(
    'contact',
    'Rufen Sie an, schreiben Sie uns oder kommen Sie vorbei: Telefon, E-Mail, Adresse, Öffnungszeiten, Anfahrt und Antworten auf häufige Fragen zur Lieferung.',
    // For search engines only, so it is kept out of the browser bundle.
    import.meta.env.SSR ? [localBusiness()] : [],
  );
  // A quote request is what its sender came for, so its form stands above the addresses.
  const [params] = useHydratedSearchParams();
  const isQuote = params.has(ITEMS_PARAM);
  return (
    <>
      <PageHeader
        title="Kontakt"
        material="ballast"
        action={<ToForm id={FORM_ID}>Nachricht schreiben</ToForm>}
      >
        {isQuote
          ? 'Ihre Artikel stehen schon in der Anfrage. Unser Angebot kommt per E-Mail, innerhalb von 24 Stunden an Werktagen.'
          : 'Fragen zu Baustoffen, Mietgeräten oder einem Bauvorhaben? Rufen Sie an, schreiben Sie uns oder kommen Sie vorbei.'}
      </PageHeader>
      <Container sx={{ pt: { xs: 3, md: 6 }, pb: { xs: 6, md: 10 } }}>
        {!isQuote && <ContactCards />}
        <FormAndPlace>
          <div id={FORM_ID}>
            <Titled title="Nachricht senden" variant="h2" mb={3}>
              <ContactFormPanel />
            </Titled>
          </div>
          <Titled title="Direkt zu uns" variant="h2" mb={3}>
            <QuickContact />
            <SpecialHours />
            <Block mt={3}>
              <MapFrame />
            </Block>
          </Titled>
        </FormAndPlace>
        {isQuote && <ContactCards />}
      </Container>
      <FrequentQuestions />
    </>
  );
}

const FORM_ID = 'nachricht';

const FormAndPlace = part('div', {
  ...columns('md', 7, 5),
  gap: { xs: 6, md: 8 },
  mt: { xs: 4, md: 8 },
});

/** The special days of the next weeks; below the first view, as they load late. */
function SpecialHours() {
  const { special_days } = useNotices();
  if (special_days.length === 0) return null;
  return (
    <>
      <Text variant="h3" mt={3} mb={1}>
        Besondere Öffnungszeiten
      </Text>
      <Rows>
        <SpecialDayRows days={special_days} />
      </Rows>
    </>
  );
}

const Rows = part('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  '& dd': { m: 0 },
});

const farthestKm = formatNumber(Math.max(...DELIVERY_ZONES.map(({ upToKm }) => upToKm)));

const within = (category: string) => withinDeliveryTime(deliveryTimeOf(category));

const QUESTIONS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'Wie schnell liefern Sie?',
    answer: (
      <>
        {`In der Regel ${WITHIN_GENERAL_TIME}: Sand und Schotter ${within('Sand')}, Schüttgut ${within('Schüttgut')}, Beton ${within('Beton')}, Pflastersteine ${within('Pflastersteine')}. Wenn es eilt, gibt es die Expresslieferung am selben Tag für `}
        <ExpressSurcharge />, montags bis freitags bei Bestellung bis 12:00 Uhr, bis 30 km.
      </>
    ),
  },
  {
    question: 'Welche Zahlungsmöglichkeiten gibt es?',
    answer: `Geschäftskunden zahlen auf Rechnung innerhalb von ${INVOICE_DAYS} Tagen nach Rechnungsdatum, mit ${CASH_DISCOUNT.percent} % Skonto bei Zahlung binnen ${CASH_DISCOUNT.days} Tagen. Privatkunden zahlen per Vorkasse, bar oder mit EC-Karte (${CASH_PLACE}), ab der zweiten Bestellung auch auf Rechnung.`,
  },
  {
    question: 'Gibt es einen Mindestbestellwert?',
    answer: (
      <>
        Ja, <MinimumOrder />
        <Priced quoted=" zuzüglich Mehrwertsteuer" gross={null} />. Kleinere Mengen können Sie zu
        unseren Öffnungszeiten selbst abholen.
      </>
    ),
  },
  {
    question: 'Liefern Sie auch große Mengen?',
    answer: `Ja. Wir fahren mit Lkw bis 40 t und teilen große Mengen auf mehrere Fuhren auf. Für ganze Baustellen und für Lieferorte bis ${farthestKm} km machen wir Ihnen ein Angebot.`,
  },
  {
    question: 'Kann ich Ware zurückgeben?',
    answer:
      'Unbenutzte Ware in der Originalverpackung nehmen wir innerhalb von 14 Tagen zurück. Verbrauchern steht daneben das gesetzliche Widerrufsrecht zu; was ausgenommen ist, steht in unseren AGB.',
  },
  {
    question: 'Liefern Sie auch am Wochenende?',
    answer:
      'Samstags liefern wir nach Absprache zwischen 08:00 und 12:00 Uhr. Sonntags und an Feiertagen liefern wir nicht.',
  },
  {
    question: 'Wie wird die Ware angeliefert?',
    answer:
      'Frei Bordsteinkante, mit Lkw bis 40 t. Die Zufahrt muss für schwere Fahrzeuge befestigt und frei sein. Schüttgut wird abgekippt, Paletten werden mit der Ladebordwand abgesetzt.',
  },
  {
    question: 'Beraten Sie auch vor Ort?',
    answer:
      'Ja. Bei größeren Vorhaben kommen wir auf die Baustelle, nehmen Maß und sagen Ihnen, was Sie wovon brauchen. Den Termin vereinbaren Sie am besten telefonisch oder über das Formular.',
  },
];

function FrequentQuestions() {
  const half = Math.ceil(QUESTIONS.length / 2);
  return (
    <Section title="Häufige Fragen" ground={COLORS.plaster}>
      <Box sx={halves}>
        {[QUESTIONS.slice(0, half), QUESTIONS.slice(half)].map((questions) => (
          <div key={questions[0]?.question}>
            {questions.map(({ question, answer }) => (
              <Disclosure key={question} title={question}>
                {answer}
              </Disclosure>
            ))}
          </div>
        ))}
      </Box>
    </Section>
  );
}

const halves = { ...columns('md', 1, 1), columnGap: 8, alignItems: 'start' };
