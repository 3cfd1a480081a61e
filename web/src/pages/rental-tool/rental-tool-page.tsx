import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { detailPage } from '../../components/detail-layout.ts';
import { DetailLoading } from '../../components/detail-loading.tsx';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { RentalToolDetails } from './rental-tool-details.tsx';
import { RentalToolNotFound } from './rental-tool-not-found.tsx';

const systemClock = (): Date => new Date();

/** One tool for rent: what it is, what it costs for how long, and the way to ask for it. */
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
