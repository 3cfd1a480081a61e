import Box from '@mui/material/Box';
import type { RentalTool } from '@shop/domain/rental';
import { articleNumber } from '@shop/domain/rental-list';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { halves } from '../../components/detail-layout.ts';
import { TechnicalData } from '../../components/technical-data.tsx';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { RentalOffer } from './rental-offer.tsx';
import { RentalSteps } from './rental-steps.tsx';
import { rentalToolHead } from './rental-tool-head.ts';
import { rentalToolTrail } from './rental-tool-trail.ts';
import { ToolHeading } from './tool-heading.tsx';
import { ToolPicture } from './tool-picture.tsx';

/** A loaded tool. */
export function RentalToolDetails({ tool, now }: { tool: RentalTool; now: () => Date }) {
  usePageHead(rentalToolHead(tool));
  return (
    <>
      <Breadcrumb trail={rentalToolTrail(tool)} name={tool.name} />
      <Box sx={layout}>
        <ToolPicture tool={tool} />
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
          <RentalSteps />
        </Box>
      </Box>
    </>
  );
}

const layout = {
  ...halves,
  gridTemplateAreas: { xs: '"picture" "offer" "facts"', md: '"picture offer" "facts offer"' },
  gridTemplateRows: { md: 'auto 1fr' },
};
