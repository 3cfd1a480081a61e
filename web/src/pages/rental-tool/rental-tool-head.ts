import { formatEuro } from '@shop/domain/format';
import { toCents } from '@shop/domain/money';
import type { RentalTool } from '@shop/domain/rental';
import { itemDescription } from '../../lib/head/item-description.ts';
import type { ListedHead } from '../../lib/head/page-head.ts';
import { shareImageOf } from '../../lib/head/share-image.ts';
import { breadcrumbList } from '../../lib/head/structured-data/breadcrumb-list.ts';
import { rentalToolData } from '../../lib/head/structured-data/rental-tool-data.ts';
import { rentalToolPath } from '../../lib/paths.ts';
import { rentalToolTrail } from './rental-tool-trail.ts';

/** What a tool's page tells of itself. */
export function rentalToolHead(tool: RentalTool): ListedHead {
  const { id, name, description, daily_price, image_url } = tool;
  const path = rentalToolPath(id);
  return {
    title: name,
    description: itemDescription([
      description,
      `Mieten für ${formatEuro(toCents(daily_price))} pro Tag zzgl. MwSt.`,
      'Auch für Wochen und Monate.',
      'Abholung in unserem Mietpark.',
    ]),
    path,
    image: shareImageOf(image_url, name),
    // For robots alone: the browser's bundle goes without.
    structuredData: import.meta.env.SSR
      ? [
          rentalToolData(tool, path),
          breadcrumbList(rentalToolTrail(tool), { to: path, label: name }),
        ]
      : [],
  };
}
