import Alert, { type AlertProps } from '@mui/material/Alert';
import type { CallResult } from '../api/use-office-call.ts';

interface ResultAlertProps {
  result: CallResult | undefined;
  sx?: AlertProps['sx'];
}

/** Result of the latest call; nothing before the first. */
export function ResultAlert({ result, sx = { mt: 1.5 } }: ResultAlertProps) {
  if (!result) return null;
  return (
    <Alert severity={result.ok ? 'success' : 'error'} role="alert" sx={sx}>
      {result.message}
    </Alert>
  );
}
