import Box from '@mui/material/Box';
import type { AdminStats } from '@shop/domain/user';
import { LoadingText } from '../../../components/loading-text.tsx';
import { TabTitle } from '../tab/tab-title.tsx';
import type { OfficeTab } from '../use-admin-tab.ts';
import { OrdersPerDay } from './orders-per-day.tsx';
import { QuickActions } from './quick-actions.tsx';
import { StatsCards } from './stats-cards.tsx';
import { UndeliveredMails } from './undelivered-mails.tsx';

interface StatsTabProps {
  stats: AdminStats | undefined;
  isLoading: boolean;
  onOpen(tab: OfficeTab, status?: string): void;
}

/** How the shop is doing, and what there is to do. */
export function StatsTab({ stats, isLoading, onOpen }: StatsTabProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, md: 5 } }}>
      <UndeliveredMails />
      <section aria-labelledby="stats-title">
        <TabTitle id="stats-title">Statistiken</TabTitle>
        {isLoading ? <LoadingStats /> : <StatsCards stats={stats} />}
      </section>
      <QuickActions onOpen={onOpen} />
      <OrdersPerDay />
    </Box>
  );
}

/** Keeps the place of the numbers, so that what stands below does not move when they come. */
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
