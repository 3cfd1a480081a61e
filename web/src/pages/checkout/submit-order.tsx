import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useAnnouncement } from '../../lib/announcer/announce.ts';
import { PATHS } from '../../lib/paths.ts';
import { OrderOutcome } from './order-outcome.tsx';
import type { OrderFailure } from './use-submit-order.ts';

interface SubmitOrderProps {
  isSending: boolean;
  failure: OrderFailure | undefined;
}

/** The last step: what sending means, and what went wrong if it failed. */
export function SubmitOrder({ isSending, failure }: SubmitOrderProps) {
  useAnnouncement(isSending ? 'Bestellung wird verarbeitet...' : '');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <OrderOutcome failure={failure} />
        <Button type="submit" size="large" fullWidth disabled={isSending}>
          {isSending ? 'Bestellung wird verarbeitet...' : 'Bestellung absenden'}
        </Button>
      </div>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Mit dem Absenden der Bestellung bestätigen Sie, dass Sie unsere{' '}
        <Link component={RouterLink} to={PATHS.terms}>
          AGB
        </Link>{' '}
        und die{' '}
        <Link component={RouterLink} to={PATHS.privacy}>
          Datenschutzerklärung
        </Link>{' '}
        gelesen haben.
      </Typography>
    </Box>
  );
}
