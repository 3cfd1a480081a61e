import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RENTAL_EXTRA_NAMES, RENTAL_EXTRAS } from '@shop/domain/booking/booking-price';
import { toCents } from '@shop/domain/money/money';
import { articleNumber, type RentalTool, rentalStock } from '@shop/domain/rental/rental';
import { keepUnits } from '@shop/domain/text/keep-units';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { ZOOMED } from '../../lib/theme/shared-styles.ts';
import { halves } from '../../ui/detail-page.tsx';
import { Quiet, Text } from '../../ui/layout.tsx';
import { PictureGallery } from '../../ui/picture-gallery.tsx';
import { Price, Priced } from '../../ui/price.tsx';
import { BREAKING_LABELS, PriceList, PriceRow } from '../../ui/price-row.tsx';
import { TechnicalData } from '../../ui/technical-data.tsx';
import { Titled } from '../../ui/titled.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { RentalOffer } from './rental-offer.tsx';

export function RentalToolView({ tool, now }: { tool: RentalTool; now: () => Date }) {
  return (
    <Box sx={layout}>
      <PictureGallery item={tool} sx={{ gridArea: 'picture' }} hasSymbols>
        <Box sx={{ position: 'absolute', top: 6, right: 6 }}>
          <FavouriteButton tool={tool} />
        </Box>
      </PictureGallery>
      <Box sx={{ gridArea: 'offer' }}>
        <ToolHeading tool={tool} />
        <RentalOffer tool={tool} now={now} />
      </Box>
      <Box sx={{ gridArea: 'facts', display: 'grid', gap: 6 }}>
        <TechnicalData
          rows={[
            ...tool.specifications,
            { label: 'Marke', value: tool.brand },
            { label: 'Artikelnummer', value: articleNumber(tool) },
          ]}
        />
        <ExtraPrices tool={tool} />
        <Titled title="So mieten Sie" variant="h2" mb={2}>
          <Box component="ol" sx={steps}>
            {STEPS.map(([title, text]) => (
              <Box component="li" key={title} sx={{ pl: 1 }}>
                <strong>{title}</strong>
                <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
                  {text}
                </Box>
              </Box>
            ))}
          </Box>
        </Titled>
      </Box>
    </Box>
  );
}

/** Charges on top of the rent for extras that are used. */
function ExtraPrices({ tool }: { tool: RentalTool }) {
  const { vat_rate } = useDeliveryOptions();
  const rows = RENTAL_EXTRA_NAMES.flatMap((extra) => {
    const { label, unit, price } = RENTAL_EXTRAS[extra];
    const amount = tool[price];
    if (!amount) return [];
    return [
      {
        label,
        value: (
          <>
            <Price cents={toCents(amount)} rate={vat_rate} />
            {unit === 'pauschal' ? ' pauschal' : ` / ${unit}`}
          </>
        ),
      },
    ];
  });
  if (rows.length === 0) return null;
  return (
    <Titled title="Zusätzlich berechnet" variant="h2" mb={2} sx={BREAKING_LABELS}>
      <PriceList>
        {rows.map(({ label, value }) => (
          <PriceRow key={label} label={label}>
            {value}
          </PriceRow>
        ))}
      </PriceList>
      <Quiet mt={1}>
        <Priced quoted="Zuzüglich" gross="Inklusive" /> Mehrwertsteuer. Berechnet wird nur, was Sie
        wählen oder verbrauchen.
      </Quiet>
    </Titled>
  );
}

function ToolHeading({ tool }: { tool: RentalTool }) {
  const stock = rentalStock(tool);
  return (
    <>
      <Text variant="overline" component="p" muted>
        {tool.category}
      </Text>
      <Typography variant="h1" sx={{ mt: 1, fontSize: { md: '2.75rem' }, hyphens: 'auto' }}>
        {keepUnits(tool.name)}
      </Typography>
      <Text mt={1} strong>
        {tool.brand}, Artikelnummer {articleNumber(tool)}
      </Text>
      {stock && (
        <Typography sx={{ mt: 0.5, fontWeight: 600, color: 'success.main' }}>{stock}</Typography>
      )}
      <Text mt={1.5}>{keepUnits(tool.description)}</Text>
      {tool.also_known_as && <Quiet mt={1}>Auch bekannt als: {tool.also_known_as}</Quiet>}
    </>
  );
}

const STEPS = [
  ['Zeitraum wählen', 'Mietbeginn und Mietende eintragen, die Kosten stehen sofort fest.'],
  [
    'Reservieren',
    'Online, am Telefon oder über das Kontaktformular, auch mehrere Maschinen auf einmal. Wir bestätigen Ihnen den Termin.',
  ],
  ['Zurückbringen', 'Unbeschädigt zurück: Sie erhalten die Kaution vollständig zurück.'],
] as const;

const BESIDE = '"picture offer" "facts offer"';

const layout = {
  ...halves,
  gridTemplateAreas: { xs: '"picture" "offer" "facts"', md: BESIDE },
  gridTemplateRows: { md: 'auto 1fr' },
  [ZOOMED]: { ...halves[ZOOMED], gridTemplateAreas: BESIDE, gridTemplateRows: 'auto 1fr' },
};

const steps = { display: 'grid', gap: 2, m: 0, pl: 3, '& ::marker': { fontWeight: 600 } };
