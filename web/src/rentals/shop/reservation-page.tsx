import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { keepUnits } from '@shop/domain/text/keep-units';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isRefusal, useLogFailure } from '../../lib/api/api-failure.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { useCauseOfFailure } from '../../lib/connection/shop-connection.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS, rentalToolPath } from '../../lib/paths.ts';
import { useHydratedSearchParams } from '../../lib/use-hydrated-search-params.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { systemClock } from '../../lib/use-now.ts';
import { LoadingPage } from '../../ui/loading-text.tsx';
import { NotFound } from '../../ui/message-page.tsx';
import { ReservationForm } from './reservation-form.tsx';

/** Books a tool online, for the period in the address. */
export default function ReservationPage({ now = systemClock }: { now?: () => Date }) {
  const { id = '' } = useParams();
  const {
    data: tool,
    error,
    isFetching,
    refetch,
  } = useQuery(apiQuery('GET /api/rental-tools/{id}', { id }));
  const isHydrated = useIsHydrated();
  // The tool's page goes on with the same days, tier and further machines.
  const [params] = useHydratedSearchParams();
  const isFault = error !== null && !isRefusal(error);
  useLogFailure('Failed to load rental tool', isFault ? error : null);
  // Only this browser has the input, so the form waits for hydration.
  if (tool?.is_available && isHydrated) {
    return (
      <Reservation>
        <Link
          href={`${rentalToolPath(tool.id)}?${params}`}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          Zurück zum Gerät
        </Link>
        <Typography variant="h1">{keepUnits(`${tool.name} reservieren`)}</Typography>
        <ReservationForm key={tool.id} tool={tool} now={now} />
      </Reservation>
    );
  }
  if (!isHydrated || (tool === undefined && isFetching)) return <LoadingTool />;
  return <NotForRent onRetry={isFault ? refetch : undefined} />;
}

function LoadingTool() {
  usePageHead('reservation');
  return <LoadingPage>Mietgerät wird geladen...</LoadingPage>;
}

function Reservation({ children }: { children: React.ReactNode }) {
  usePageHead('reservation');
  return <Container sx={{ pt: { xs: 1, md: 3 }, pb: { xs: 4, md: 8 } }}>{children}</Container>;
}

function NotForRent({ onRetry }: { onRetry: (() => unknown) | undefined }) {
  const cause = useCauseOfFailure(
    'dieses Gerät',
    'Das Gerät konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.',
  );
  return (
    <NotFound
      title="Gerät nicht zu mieten"
      back={{ to: PATHS.rentalList, label: 'Zu den Mietgeräten' }}
      onRetry={onRetry}
    >
      {onRetry
        ? cause
        : 'Dieses Gerät gibt es nicht, oder es ist zurzeit nicht zu mieten. Unter „Miete“ finden Sie alle anderen.'}
    </NotFound>
  );
}
