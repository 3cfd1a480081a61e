/** Length of account numbers, unless the settings say otherwise. */
export const ACCOUNT_DIGITS = { usual: 4, most: 8 };

/** Range of debtor accounts for this account length; numbers above it are creditors'. */
export function debtorRange(accountDigits = ACCOUNT_DIGITS.usual): { min: number; max: number } {
  const min = 10 ** accountDigits;
  return { min, max: 7 * min - 1 };
}

/** Whether a number can be a debtor account at some account length. */
export const isDebtorAccount = (account: number): boolean => {
  const { min, max } = debtorRange(String(account).length - 1);
  return account >= debtorRange().min && account >= min && account <= max;
};

/** Adds or drops trailing zeros to reach a length; undefined if that would lose another digit. */
export function accountOfLength(account: number, length: number): number | undefined {
  const scaled = account * 10 ** (length - String(account).length);
  return Number.isSafeInteger(scaled) ? scaled : undefined;
}
