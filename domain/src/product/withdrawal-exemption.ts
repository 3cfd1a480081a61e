import type { WithdrawalExemption } from './product-values.ts';

const EXEMPTION_NOTES: Record<WithdrawalExemption, string> = {
  made_to_order:
    'Kein Widerrufsrecht: Diese Ware wird eigens nach Ihrer Bestellung hergestellt oder zugeschnitten (§\u00a0312g Abs.\u00a02 Nr.\u00a01 BGB).',
  mixed_after_delivery:
    'Das Widerrufsrecht erlischt, sobald diese Ware nach der Lieferung untrennbar mit anderen Gütern vermischt wird (§\u00a0312g Abs.\u00a02 Nr.\u00a04 BGB).',
};

/** Consumer information about a product exempt from withdrawal. */
export const withdrawalExemptionNote = (exemption: WithdrawalExemption): string =>
  EXEMPTION_NOTES[exemption];
