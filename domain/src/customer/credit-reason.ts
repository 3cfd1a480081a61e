import { optionalText } from '../text/validation.ts';

/** Field for the reason to exceed a customer's credit. */
export const CREDIT_REASON = {
  label: 'Grund, trotzdem auf Rechnung zu liefern',
  max: 200,
  missing: 'Bitte nennen Sie den Grund in Worten.',
} as const;

export const isCreditReason = (reason: string): boolean => reason.length > 2;

export const creditReasonText = () =>
  optionalText('Grund', CREDIT_REASON.max).test(
    'short',
    CREDIT_REASON.missing,
    (reason) => !reason || isCreditReason(reason),
  );
