import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminStats } from '@shop/domain/contract/user';
import { formatNumber } from '@shop/domain/text/format';
import { edgedPanel, WRAPPED } from '../../lib/theme/shared-styles.ts';
import { lazyCode } from '../../office/lazy-code.tsx';
import { TabSection } from '../../office/tab/tab-head.tsx';
import { Text } from '../../ui/layout.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';

export interface UsersTabProps {
  stats: AdminStats | undefined;
  isLoading: boolean;
}

const Admins = lazyCode(() => import('./admins.tsx'));

export default function UsersTab({ stats, isLoading }: UsersTabProps) {
  return (
    <TabSection id="users-title" title="Benutzer">
      {isLoading ? (
        <LoadingText>Benutzer werden geladen...</LoadingText>
      ) : (
        <Box sx={panel}>
          <Typography variant="h1" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {stats ? formatNumber(stats.totalUsers) : '–'}
          </Typography>
          <div>
            <Typography variant="h3" component="p">
              Registrierte Benutzer
            </Typography>
            <Text mt={0.5}>Diese Benutzer haben sich über die Google-Anmeldung registriert.</Text>
          </div>
        </Box>
      )}
      <Admins />
    </TabSection>
  );
}

const panel = {
  ...edgedPanel('signal'),
  ...WRAPPED,
  columnGap: 4,
  rowGap: 2,
  p: { xs: 3, md: 5 },
};
