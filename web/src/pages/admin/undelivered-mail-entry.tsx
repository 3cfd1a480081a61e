import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { formatDateTime } from '@shop/domain/format';
import { mailKindLabel, type UndeliveredMail } from '@shop/domain/mail';
import { Button } from '../../components/button.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { useRetryMail } from './use-retry-mail.ts';

interface UndeliveredMailEntryProps {
  mail: UndeliveredMail;
  onQueued(mail: UndeliveredMail): void;
}

/** An e-mail that nobody received, and the way to try it once more. */
export function UndeliveredMailEntry({ mail, onQueued }: UndeliveredMailEntryProps) {
  const { retry, isPending, failure } = useRetryMail(mail, () => onQueued(mail));
  const name = `${mailKindLabel(mail.kind)} ${mail.about}`;
  return (
    <Box component="li" sx={entry}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>
        <Box sx={facts}>
          <span>an {mail.recipient}</span>
          <span>{formatDateTime(mail.created_at)}</span>
        </Box>
      </Box>
      <Button
        variant="outlined"
        size="small"
        aria-disabled={isPending}
        aria-label={isPending ? undefined : `Erneut senden: ${name}`}
        onClick={retry}
        sx={{ minWidth: 148, bgcolor: COLORS.white }}
      >
        {isPending ? 'Wird gesendet...' : 'Erneut senden'}
      </Button>
      {failure && (
        <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
          {failure}
        </Alert>
      )}
    </Box>
  );
}

const facts = { display: 'flex', flexWrap: 'wrap', columnGap: 3, color: 'text.secondary' };

const entry = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1.5,
  py: 2,
  borderTop: `1px solid ${COLORS.slab}`,
};
