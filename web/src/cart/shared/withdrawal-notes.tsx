import type { CartItem } from '@shop/domain/cart/cart';
import { withdrawalExemptionNote } from '@shop/domain/product/withdrawal-exemption';
import { useOwnTerms } from '../../lib/own-prices.ts';
import { HiddenText, Text } from '../../ui/layout.tsx';

interface WithdrawalProps {
  items: readonly CartItem[];
}

const exemptionsOf = (items: readonly CartItem[]) => [
  ...new Set(items.flatMap(({ withdrawal_exemption }) => withdrawal_exemption ?? [])),
];

/** The mark of a line that has a note on withdrawal below the lines. */
export function WithdrawalMark({ item, items }: WithdrawalProps & { item: CartItem }) {
  const { withdrawal_exemption: exemption } = item;
  // The right of withdrawal is consumers' (§ 312g BGB).
  const isCompany = useOwnTerms() !== undefined;
  if (!exemption || isCompany) return null;
  return (
    <>
      {'*'.repeat(exemptionsOf(items).indexOf(exemption) + 1)}
      <HiddenText> (Hinweis zum Widerruf unten)</HiddenText>
    </>
  );
}

/** Each sentence once, however many lines it applies to. */
export function WithdrawalNotes({ items }: WithdrawalProps) {
  const isCompany = useOwnTerms() !== undefined;
  return (isCompany ? [] : exemptionsOf(items)).map((exemption, index) => (
    <Text key={exemption} variant="body2" mt={2}>
      {'*'.repeat(index + 1)} {withdrawalExemptionNote(exemption)}
    </Text>
  ));
}
