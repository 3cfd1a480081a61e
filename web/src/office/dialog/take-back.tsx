import Box from '@mui/material/Box';
import { formatDateTime } from '@shop/domain/text/format';
import { useEffect, useReducer } from 'react';
import { Row } from '../../ui/layout.tsx';
import { OfficeButton } from '../office-button.tsx';

interface TakeBackProps {
  /** The name of the last step. */
  step: string;
  /** Until when it can be undone; without it nothing is shown. */
  until: string | undefined;
  /** Whether the customer gets a mail about it. */
  isTold: boolean;
  isSending: boolean;
  onTakeBack(): void;
}

/** Undoes the last step, as long as its mail to the customer has not been sent. */
export function TakeBack({ step, until, isTold, isSending, onTakeBack }: TakeBackProps) {
  const isOver = useIsPast(until);
  if (!until || isOver) return null;
  return (
    <Row sx={{ my: 2 }}>
      <OfficeButton isBlocked={isSending} onClick={onTakeBack}>
        Rückgängig
      </OfficeButton>
      <Box component="span" sx={{ flex: '1 1 240px' }}>
        {`„${step}“ lässt sich bis ${formatDateTime(until).slice(-5)} Uhr zurücknehmen`}
        {isTold && '; dann geht die E-Mail an den Kunden hinaus'}.
      </Box>
    </Row>
  );
}

/** Whether an instant has passed; renders again when it does. */
function useIsPast(instant = ''): boolean {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const ms = Date.parse(instant) - Date.now();
  useEffect(() => {
    if (!(ms > 0)) return;
    const timer = setTimeout(render, ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return !(ms > 0);
}
