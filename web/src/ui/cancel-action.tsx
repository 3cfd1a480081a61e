import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { useSendOnce } from '../lib/use-send-once.ts';
import { Row, Stack } from './layout.tsx';

interface CancelActionProps<Cancelled> {
  isOffered: boolean;
  texts: { button: string; question: string; done: string; failed: string };
  cancel(options: { signal: AbortSignal }): Promise<Cancelled>;
  /** Called with the cancelled contract, or with nothing if the server refused. */
  onChange(cancelled?: Cancelled): void;
}

/** The button that cancels a contract after asking for confirmation, and the outcome. */
export function CancelAction<Cancelled>(props: CancelActionProps<Cancelled>) {
  const { texts, cancel, onChange } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { send, isSending, sent, failure, reset } = useSendOnce({
    call: (_: null, { signal }) => cancel({ signal }),
    onSent: (cancelled) => onChange(cancelled),
    onFailed: ({ status }) => status && onChange(),
    failed: texts.failed,
    what: 'Failed to cancel',
  });
  const isOffered = props.isOffered && !sent;
  return (
    <Stack data-screen-only align="start">
      {sent && <Result severity="success">{texts.done}</Result>}
      {failure && <Result severity="error">{failure.text}</Result>}
      {isOffered &&
        (isAsking ? (
          <Question
            labels={CANCEL}
            isSending={isSending}
            onKeep={() => setIsAsking(false)}
            onConfirm={() => void send(null).then(() => setIsAsking(false))}
          >
            {texts.question}
          </Question>
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
            {texts.button}
          </Button>
        ))}
    </Stack>
  );
}

const CANCEL = {
  keep: 'Nicht stornieren',
  confirm: 'Ja, stornieren',
  sending: 'Wird storniert...',
};

interface QuestionProps {
  children: string;
  labels: typeof CANCEL;
  isSending: boolean;
  onKeep(): void;
  onConfirm(): void;
}

/** Asks before something is done; the focus moves to the button that leaves it. */
export function Question({ children, labels, isSending, onKeep, onConfirm }: QuestionProps) {
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <Box role="group" aria-labelledby={id} sx={question}>
      <Typography id={id}>{children}</Typography>
      <Row align="stretch">
        <Button
          ref={keep}
          variant="outlined"
          size="small"
          aria-disabled={isSending}
          onClick={() => !isSending && onKeep()}
        >
          {labels.keep}
        </Button>
        <Button
          size="small"
          aria-disabled={isSending}
          onClick={() => !isSending && onConfirm()}
          sx={danger}
        >
          {isSending ? labels.sending : labels.confirm}
        </Button>
      </Row>
    </Box>
  );
}

/** Takes the focus, since the clicked button is gone. */
export function Result({
  severity,
  children,
}: {
  severity: 'success' | 'error';
  children: string;
}) {
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
