import { toCents } from '@shop/domain/money/money';
import type { RentalTool } from '@shop/domain/rental/rental';
import { formatEuro } from '@shop/domain/text/format';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { LeadOn } from '../../catalogue/shared/lead-on.tsx';
import { apiQuery } from '../../lib/api/queries.ts';
import { rentalToolData } from '../../lib/head/item-data.ts';
import { itemDescription } from '../../lib/head/item-description.ts';
import type { IndexedHead } from '../../lib/head/page-head.ts';
import { shareImageOf } from '../../lib/head/share-image.ts';
import { breadcrumbList } from '../../lib/head/structured-data.ts';
import { useHead } from '../../lib/head/use-page-head.ts';
import { PATHS, rentalCategoryPath, rentalToolPath } from '../../lib/paths.ts';
import { systemClock } from '../../lib/use-now.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { DetailPage } from '../../ui/detail-page.tsx';
import { RentalToolView } from '../shared/rental-tool-view.tsx';

const TEXTS = {
  name: 'rental tool',
  loading: 'Mietgerät wird geladen...',
  what: 'dieses Gerät',
  failed: 'Das Gerät konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.',
  missingTitle: 'Gerät nicht gefunden',
  missing:
    'Das Gerät gibt es nicht oder nicht mehr. Unter „Miete“ finden Sie alle Geräte, die Sie mieten können.',
};

const LIST = { to: PATHS.rentalList, label: 'Zurück zu den Mietgeräten' };

export default function RentalToolPage({ now = systemClock }: { now?: () => Date }) {
  const { id = '' } = useParams();
  const result = useQuery(apiQuery('GET /api/rental-tools/{id}', { id }));
  return (
    <DetailPage result={result} texts={TEXTS} list={LIST} more={<LeadOn />}>
      {(tool) => <RentalToolDetails key={tool.id} tool={tool} now={now} />}
    </DetailPage>
  );
}

function RentalToolDetails({ tool, now }: { tool: RentalTool; now: () => Date }) {
  useHead(rentalToolHead(tool));
  return (
    <>
      <Breadcrumb trail={rentalToolTrail(tool)} name={tool.name} />
      <RentalToolView tool={tool} now={now} />
    </>
  );
}

function rentalToolHead(tool: RentalTool): IndexedHead {
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
    // Only crawlers read it, so it is kept out of the browser bundle.
    structuredData: import.meta.env.SSR
      ? [
          rentalToolData(tool, path),
          breadcrumbList(rentalToolTrail(tool), { to: path, label: name }),
        ]
      : [],
  };
}

function rentalToolTrail({ category }: Pick<RentalTool, 'category'>) {
  return [
    { to: PATHS.rentalList, label: 'Miete' },
    { to: rentalCategoryPath(category), label: category },
  ];
}
