import type { RentalTool } from '@shop/domain/rental/rental';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { DetailPage } from '../../components/detail-page.tsx';
import { apiQuery } from '../../lib/api/queries.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { systemClock } from '../../lib/use-now.ts';
import { RentalToolView } from '../../views/rental-tool/rental-tool-view.tsx';
import { rentalToolHead, rentalToolTrail } from './rental-tool-head.ts';

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
    <DetailPage result={result} texts={TEXTS} list={LIST}>
      {(tool) => <RentalToolDetails key={tool.id} tool={tool} now={now} />}
    </DetailPage>
  );
}

function RentalToolDetails({ tool, now }: { tool: RentalTool; now: () => Date }) {
  usePageHead(rentalToolHead(tool));
  return (
    <>
      <Breadcrumb trail={rentalToolTrail(tool)} name={tool.name} />
      <RentalToolView tool={tool} now={now} />
    </>
  );
}
