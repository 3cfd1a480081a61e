import Typography from '@mui/material/Typography';
import type { RentalTool } from '@shop/domain/rental';
import { articleNumber } from '@shop/domain/rental-list';

/** What the tool is. */
export function ToolHeading({ tool }: { tool: RentalTool }) {
  return (
    <>
      <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
        {tool.category}
      </Typography>
      <Typography variant="h1" sx={{ mt: 1, fontSize: { md: '2.75rem' }, hyphens: 'auto' }}>
        {tool.name}
      </Typography>
      <Typography sx={{ mt: 1, fontWeight: 600 }}>
        {tool.brand}, Artikelnummer {articleNumber(tool)}
      </Typography>
      <Typography sx={{ mt: 1.5 }}>{tool.description}</Typography>
    </>
  );
}
