import Box from '@mui/material/Box';
import type { AdminStats } from '@shop/domain/contract/user';
import { LoadingText } from '../../components/loading-text.tsx';
import { TabTitle } from '../kit/tab/tab-head.tsx';
import { UndeliveredMails, WaitingMails } from './mails.tsx';
import { OpenPayments } from './open-payments.tsx';
import { OrdersPerDay } from './orders-per-day.tsx';
import { QuickActions } from './quick-actions.tsx';
import { StatsCards } from './stats-cards.tsx';

interface StatisticsTabProps {
  stats: AdminStats | undefined;
  isLoading: boolean;
}

export function StatisticsTab({ stats, isLoading }: StatisticsTabProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, md: 5 } }}>
      <WaitingMails />
      <UndeliveredMails />
      <section aria-labelledby="stats-title">
        <TabTitle id="stats-title">Statistiken</TabTitle>
        {isLoading ? <LoadingStats /> : <StatsCards stats={stats} />}
      </section>
      <OpenPayments />
      <QuickActions />
      <OrdersPerDay />
    </Box>
  );
}

/** Reserves the height of the cards, so that nothing below them shifts. */
function LoadingStats() {
  return (
    <Box sx={{ position: 'relative' }}>
      <LoadingText sx={{ position: 'absolute' }}>Statistiken werden geladen...</LoadingText>
      <Box aria-hidden="true" sx={{ visibility: 'hidden' }}>
        <StatsCards stats={undefined} />
      </Box>
    </Box>
  );
}
