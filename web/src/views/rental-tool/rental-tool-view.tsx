import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RentalTool } from '@shop/domain/rental/rental';
import { articleNumber, rentalStock } from '@shop/domain/rental/rental';
import { keepUnits } from '@shop/domain/text/keep-units';
import { halves } from '../../components/detail-page.tsx';
import { PictureGallery } from '../../components/picture-gallery.tsx';
import { TechnicalData } from '../../components/technical-data.tsx';
import { Titled } from '../../components/titled.tsx';
import { FavouriteButton } from '../../features/rental/favourite-button.tsx';
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

function ToolHeading({ tool }: { tool: RentalTool }) {
  const stock = rentalStock(tool);
  return (
    <>
      <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
        {tool.category}
      </Typography>
      <Typography variant="h1" sx={{ mt: 1, fontSize: { md: '2.75rem' }, hyphens: 'auto' }}>
        {keepUnits(tool.name)}
      </Typography>
      <Typography sx={{ mt: 1, fontWeight: 600 }}>
        {tool.brand}, Artikelnummer {articleNumber(tool)}
      </Typography>
      {stock && (
        <Typography sx={{ mt: 0.5, fontWeight: 600, color: 'success.main' }}>{stock}</Typography>
      )}
      <Typography sx={{ mt: 1.5 }}>{keepUnits(tool.description)}</Typography>
    </>
  );
}

const STEPS = [
  ['Zeitraum wählen', 'Mietbeginn und Mietende eintragen, die Kosten stehen sofort fest.'],
  ['Anfragen', 'Am Telefon oder über das Kontaktformular. Wir bestätigen Ihnen den Termin.'],
  ['Zurückbringen', 'Unbeschädigt zurück heißt: Sie erhalten die ganze Kaution wieder.'],
] as const;

const layout = {
  ...halves,
  gridTemplateAreas: { xs: '"picture" "offer" "facts"', md: '"picture offer" "facts offer"' },
  gridTemplateRows: { md: 'auto 1fr' },
};

const steps = { display: 'grid', gap: 2, m: 0, pl: 3, '& ::marker': { fontWeight: 600 } };
