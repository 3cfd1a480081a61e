import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { RentalTool } from '@shop/domain/rental/rental';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { DetailLoading, detailPage } from '../../components/detail-page.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { useCauseOfFailure } from '../../lib/connection/shop-connection.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { systemClock } from '../../lib/use-now.ts';
import { RentalToolView } from '../../views/rental-tool/rental-tool-view.tsx';
import { rentalToolHead, rentalToolTrail } from './rental-tool-head.ts';

/** The rental tool whose id is in the URL. */
export default function RentalToolPage({ now = systemClock }: { now?: () => Date }) {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(
    apiQuery('GET /api/rental-tools/{id}', { id }),
  );
  const isFault = error !== null && !(error instanceof ApiFailure && error.status < 500);
  useEffect(() => {
    if (isFault) console.error('Failed to load rental tool:', error);
  }, [isFault, error]);

  if (data) {
    return (
      <Container sx={detailPage}>
        <RentalToolDetails key={data.id} tool={data} now={now} />
      </Container>
    );
  }
  if (data === undefined && isFetching) return <DetailLoading text="Mietgerät wird geladen..." />;
  return <RentalToolNotFound {...(isFault ? { onRetry: () => void refetch() } : {})} />;
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

/** `onRetry` is passed if the tool could not be loaded and may exist. */
function RentalToolNotFound({ onRetry }: { onRetry?: () => void }) {
  const cause = useCauseOfFailure(
    'dieses Gerät',
    'Das Gerät konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.',
  );
  return (
    <MessagePage
      title="Gerät nicht gefunden"
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>Erneut versuchen</Button>}
          <Button
            component={RouterLink}
            to={PATHS.rentalList}
            variant={onRetry ? 'outlined' : 'contained'}
          >
            Zurück zu den Mietgeräten
          </Button>
        </>
      }
    >
      {onRetry
        ? cause
        : 'Das Gerät gibt es nicht oder nicht mehr. Unter „Miete“ finden Sie alle Geräte, die Sie mieten können.'}
    </MessagePage>
  );
}
