import { toCents } from '@shop/domain/money/money';
import type { RentalTool } from '@shop/domain/rental/rental';
import { formatEuro } from '@shop/domain/text/format';
import { rentalToolData } from '../../lib/head/item-data.ts';
import { itemDescription } from '../../lib/head/item-description.ts';
import type { IndexedHead } from '../../lib/head/page-head.ts';
import { shareImageOf } from '../../lib/head/share-image.ts';
import { breadcrumbList } from '../../lib/head/structured-data.ts';
import { PATHS, rentalCategoryPath, rentalToolPath } from '../../lib/paths.ts';

export function rentalToolHead(tool: RentalTool): IndexedHead {
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
    image: shareImageOf(image_url, tool.pictures?.[0]?.alt || name),
    // Only crawlers read it; keeps it out of the browser bundle.
    structuredData: import.meta.env.SSR
      ? [
          rentalToolData(tool, path),
          breadcrumbList(rentalToolTrail(tool), { to: path, label: name }),
        ]
      : [],
  };
}

export function rentalToolTrail({ category }: Pick<RentalTool, 'category'>) {
  return [
    { to: PATHS.rentalList, label: 'Miete' },
    { to: rentalCategoryPath(category), label: category },
  ];
}
