import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatEuro } from '@shop/domain/format';
import { toCents } from '@shop/domain/money';
import type { RentalTool } from '@shop/domain/rental';
import { articleNumber } from '@shop/domain/rental-list';
import { ItemCard } from '../../components/item-card.tsx';
import { rentalToolPath } from '../../paths.ts';
import { FavouriteButton } from '../../rental/favourite-button.tsx';

/** A tool of the list, with its price by the day. */
export function RentalCard({ tool }: { tool: RentalTool }) {
  return (
    <ItemCard
      item={tool}
      to={rentalToolPath(tool.id)}
      view="grid"
      subtitle={
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {tool.brand}
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            Art.-Nr. {articleNumber(tool)}
          </Box>
        </Typography>
      }
      price={`${formatEuro(toCents(tool.daily_price))} / Tag`}
      corner={<FavouriteButton tool={tool} />}
    />
  );
}
