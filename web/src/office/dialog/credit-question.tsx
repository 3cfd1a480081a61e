import { CREDIT_REASON } from '@shop/domain/customer/credit-reason';
import type { CallResult } from '../api/use-office-call.ts';
import { AskReason } from './ask-reason.tsx';

interface Call<Sent> {
  send(sent: Sent): void;
  sent: Sent | undefined;
  isSending: boolean;
  result: CallResult | undefined;
  forget(): void;
}

/** Asks for a reason to exceed the customer's credit when the server requires one, and resends. */
export function CreditQuestion<Sent extends { credit_reason?: string | undefined }>({
  call: { send, sent, isSending, result, forget },
}: {
  call: Call<Sent>;
}) {
  const isGiven = sent?.credit_reason !== undefined;
  const isAsked =
    result?.code === 'beyond_credit' || (isGiven && (isSending || result?.ok === false));
  if (!isAsked || !sent) return null;
  return (
    <AskReason
      title="Über den Kreditrahmen hinaus?"
      reason={{
        label: CREDIT_REASON.label,
        maxLength: CREDIT_REASON.max,
        missing: CREDIT_REASON.missing,
      }}
      confirm="Trotzdem"
      isSending={isSending}
      result={result}
      onConfirm={(credit_reason) => send({ ...sent, credit_reason })}
      onKeep={forget}
    />
  );
}
