import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Order } from '@shop/domain/order/order';
import { canCustomerCancel } from '@shop/domain/order/order-status';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiFailure, logFailure } from '../../lib/api/api-failure.ts';
import { callApi, SEND_TIMEOUT_MS } from '../../lib/api/client.ts';
import { COLORS } from '../../lib/theme/colors.ts';

const FAILED = 'Die Bestellung konnte nicht storniert werden. Bitte versuchen Sie es erneut.';

interface CancelOrderProps {
  order: Order;
  /** Token of the mail's link; without it the order must belong to the signed-in customer. */
  token?: string;
  /** Called with the cancelled order, and without one if the server refused. */
  onChange(cancelled?: Order): void;
}

/** The button that cancels a pending order after a second thought, and what came of it. */
export function CancelOrder({ order, token, onChange }: CancelOrderProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () =>
      callApi('POST /api/orders/{orderNumber}/cancel', {
        params: { orderNumber: order.order_number },
        body: token === undefined ? {} : { token },
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      }),
    networkMode: 'always',
    onSuccess: (cancelled) => onChange(cancelled),
    onError: (failure) => {
      logFailure('Failed to cancel order', failure);
      if (failure instanceof ApiFailure) onChange();
    },
    onSettled: () => setIsAsking(false),
  });
  const isOffered = canCustomerCancel(order.order_status) && !isSuccess;
  return (
    <Box data-screen-only sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {isSuccess && (
        <Result severity="success">
          Ihre Bestellung ist storniert. Sie erhalten dazu eine E-Mail.
        </Result>
      )}
      {error && (
        <Result severity="error">
          {(error instanceof ApiFailure && error.serverMessage) || FAILED}
        </Result>
      )}
      {isOffered &&
        (isAsking ? (
          <Question
            orderNumber={order.order_number}
            isSending={isPending}
            onKeep={() => setIsAsking(false)}
            onCancel={() => mutate()}
          />
        ) : (
          <Button
            variant="outlined"
            size="small"
            sx={{ color: 'error.main' }}
            onClick={() => {
              reset();
              setIsAsking(true);
            }}
          >
            Bestellung stornieren
          </Button>
        ))}
    </Box>
  );
}

interface QuestionProps {
  orderNumber: string;
  isSending: boolean;
  onKeep(): void;
  onCancel(): void;
}

function Question({ orderNumber, isSending, onKeep, onCancel }: QuestionProps) {
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <Box role="group" aria-labelledby={id} sx={question}>
      <Typography id={id}>
        Möchten Sie die Bestellung {orderNumber} stornieren? Das lässt sich nicht rückgängig machen.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          ref={keep}
          variant="outlined"
          size="small"
          aria-disabled={isSending}
          onClick={() => !isSending && onKeep()}
        >
          Nicht stornieren
        </Button>
        <Button
          size="small"
          aria-disabled={isSending}
          onClick={() => !isSending && onCancel()}
          sx={danger}
        >
          {isSending ? 'Wird storniert...' : 'Ja, stornieren'}
        </Button>
      </Box>
    </Box>
  );
}

/** Takes the focus, since the pressed button is gone. */
function Result({ severity, children }: { severity: 'success' | 'error'; children: string }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Alert
      ref={message}
      tabIndex={-1}
      severity={severity}
      role={severity === 'success' ? 'status' : 'alert'}
      sx={{ width: '100%' }}
    >
      {children}
    </Alert>
  );
}

const question = {
  display: 'grid',
  gap: 2,
  width: '100%',
  p: 2,
  border: `1px solid ${COLORS.slab}`,
  borderLeft: '4px solid',
  borderLeftColor: 'error.main',
  borderRadius: 1,
};

const danger = {
  bgcolor: 'error.main',
  color: COLORS.white,
  '&:hover': { bgcolor: 'error.dark' },
};
