import Button from '@mui/material/Button';
import { useState } from 'react';
import { callApi } from '../../lib/api/client.ts';
import { useRequestId } from '../../lib/use-request-id.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';
import { Result } from '../../ui/cancel-action.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { Quiet, Row, Stack } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';
import type { QuoteProps } from './quote-order.tsx';

const MAX_TEXT = 2000;

const WAYS = {
  ask: { button: 'Frage senden', done: 'Ihre Frage ist bei uns. Wir melden uns bei Ihnen.' },
  decline: { button: 'Angebot ablehnen', done: 'Danke, dass Sie uns Bescheid geben.' },
} as const;

/** Asks about a quote, or declines it with a reason. */
export function QuoteAnswers({ quote: { number }, token, onChange }: QuoteProps) {
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const { idOf } = useRequestId();
  const { send, isSending, sent, failure } = useSendOnce({
    call: (way: keyof typeof WAYS, { signal }) => {
      const body = { id: idOf([way, text]), token, text };
      return callApi<`POST /api/quotes/{number}/${keyof typeof WAYS}`>(
        `POST /api/quotes/{number}/${way}`,
        { params: { number }, body, signal },
      );
    },
    onSent: (changed) => {
      setText('');
      onChange(changed);
    },
    failed: 'Das konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
    what: 'Failed to answer a quote',
  });
  const answer = (way: keyof typeof WAYS) => {
    setIsEmpty(!text.trim());
    if (text.trim()) void send(way);
  };
  return (
    <Titled title="Noch nicht das Richtige?" mb={2}>
      <Stack gap={2}>
        {sent && <Result severity="success">{WAYS[sent.body].done}</Result>}
        {failure && <Result severity="error">{failure.text}</Result>}
        <InputField
          label="Ihre Frage oder Ihr Grund"
          rows={4}
          maxLength={MAX_TEXT}
          value={text}
          error={isEmpty ? 'Bitte schreiben Sie uns etwas.' : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Row>
          <Button variant="outlined" disabled={isSending} onClick={() => answer('ask')}>
            {WAYS.ask.button}
          </Button>
          <Button
            variant="outlined"
            disabled={isSending}
            onClick={() => answer('decline')}
            sx={{ color: 'error.main' }}
          >
            {WAYS.decline.button}
          </Button>
        </Row>
        <Quiet>Lehnen Sie ab, können Sie das Angebot nicht mehr bestellen.</Quiet>
      </Stack>
    </Titled>
  );
}
