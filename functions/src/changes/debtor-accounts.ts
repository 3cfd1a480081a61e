import { accountOfLength, debtorRange } from '@shop/domain/books/debtor-accounts';
import { debtorAccount } from '@shop/domain/customer/customer';
import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import type { SavedChange } from '@shop/domain/office/office';
import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import { customerId, customerNumber } from '@shop/domain/text/customer-number';
import { formatNumber } from '@shop/domain/text/format';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import type { ChangeToCheck } from '../stored/change.ts';
import { customerOf, customersOf } from '../stored/entry.ts';
import { readSetting } from '../stored/setting.ts';

/** Enough to find a conflict among merged records, which do not count. */
const MAX_SAME = 20;

/**
 * Why a debtor account cannot be assigned to a customer: it has the wrong length, or another customer has it,
 * explicitly or by number. Accounts of records merged into this one do not conflict. Reads nothing unless the field
 * changes.
 */
export async function debtorRefusal(
  transaction: Transaction,
  { firestore }: Pick<StoreDeps, 'firestore'>,
  { id, stored, input: { debtor }, earlier }: ChangeToCheck<StoredCustomer, CustomerInput>,
): Promise<string | undefined> {
  if (debtor === undefined || debtor === stored?.debtor) return undefined;
  const { account_digits } = await readSetting(firestore, 'datev', transaction);
  const { min, max } = debtorRange(account_digits);
  if (debtor < min || debtor > max) {
    return `Debitorenkonto: Zahl von ${formatNumber(min)} bis ${formatNumber(max)} erwartet`;
  }
  const isOwn = (other: Partial<StoredCustomer>, otherId: string) =>
    otherId === id || (id !== undefined && other.merged_into === customerNumber(id));
  const changed = new Map(earlier.map((each) => [each.id, each.input]));
  const asSpelled = [4, 5, 6, 7, 8].flatMap((digits) => accountOfLength(debtor, digits + 1) ?? []);
  const numbered = customerId(customerNumber(asSpelled[0] ?? 0));
  const found = [
    ...(
      await transaction.get(
        customersOf(firestore)
          .withConverter(null)
          .where('debtor', 'in', asSpelled)
          .select('debtor', 'name', 'merged_into')
          .limit(MAX_SAME),
      )
    ).docs,
    ...(numbered
      ? [await transaction.get(customerOf(firestore, numbered).withConverter(null))]
      : []),
  ].flatMap((document): [string, Partial<StoredCustomer>][] =>
    document.exists ? [[document.id, { ...document.data(), ...changed.get(document.id) }]] : [],
  );
  const given = earlier.flatMap(({ id: otherId, input }): [string, Partial<StoredCustomer>][] => {
    return input.debtor === debtor ? [[otherId ?? '', input as Partial<StoredCustomer>]] : [];
  });
  const other = [...found, ...given].find(([otherId, each]) => !isOwn(each, otherId));
  if (!other) return undefined;
  const [otherId, { name = '' }] = other;
  const number = otherId && ` (${customerNumber(otherId)})`;
  return `Das Debitorenkonto ${debtor} hat schon ${name}${number}.`;
}

/** Numbers for new customers whose debtor accounts are not taken. */
export async function freeCustomerIds(
  transaction: Transaction,
  firestore: Firestore,
  last: number,
  changes: readonly SavedChange<CustomerInput>[],
): Promise<number[]> {
  const { account_digits } = await readSetting(firestore, 'datev', transaction);
  const accountOf = (id: number) => debtorAccount({ id }, account_digits);
  const ids: number[] = [];
  for (let from = last + 1; ids.length < changes.length; from += changes.length) {
    const next = Array.from({ length: changes.length }, (_, index) => from + index);
    const [least, most] = [accountOf(from), accountOf(from + changes.length - 1)];
    const taken = new Set(changes.flatMap(({ input }) => input.debtor ?? []));
    if (least !== undefined) {
      const { docs } = await transaction.get(
        customersOf(firestore)
          .withConverter(null)
          .where('debtor', '>=', least)
          .where('debtor', '<=', most ?? debtorRange(account_digits).max)
          .select('debtor')
          .limit(changes.length),
      );
      for (const document of docs) taken.add(document.get('debtor'));
    }
    ids.push(...next.filter((id) => !taken.has(accountOf(id) ?? 0)));
  }
  return ids.slice(0, changes.length);
}
