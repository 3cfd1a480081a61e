import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { CallResult } from '../api/use-office-call.ts';

interface ResultAlertProps {
  result: CallResult | undefined;
  sx?: AlertProps['sx'];
}

/** What came of a call; nothing before the first. */
export function ResultAlert({ result, sx = { mt: 1.5 } }: ResultAlertProps) {
  if (!result) return null;
  return (
    <Alert severity={result.ok ? 'success' : 'error'} role="alert" sx={sx}>
      {result.message}
    </Alert>
  );
}

interface LoadFailedProps {
  children: string;
  onRetry(): void;
  sx?: AlertProps['sx'];
}

/** In place of what could not be loaded. */
export function LoadFailed({ children, onRetry, sx = {} }: LoadFailedProps) {
  const retry = (
    <Button size="small" variant="text" onClick={onRetry}>
      Erneut laden
    </Button>
  );
  return (
    <Alert severity="error" action={retry} sx={sx}>
      {children}
    </Alert>
  );
}
