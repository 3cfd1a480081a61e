import { ACCOUNT_DIGITS, accountOfLength, isDebtorAccount } from '../books/debtor-accounts.ts';
import { emailWords, numberWords, phoneWords, tokensOf, wordsOf } from '../search/search-tokens.ts';
import { customerNumber } from '../text/customer-number.ts';
import { germanSortKey } from '../text/german-order.ts';
import { type CustomerInput, isInvited } from './customer-fields.ts';
import { likenessKeys } from './likeness.ts';

/** Search and sort fields of a record: number, names, e-mail, phone, place, sites, tax number and accounts. */
export function customerListFields(
  {
    name,
    contact_name = '',
    email,
    phone = '',
    address = '',
    members,
    sites,
    ...input
  }: CustomerInput,
  id: number,
) {
  const emailsOf = (some: typeof members) => some.map((member) => member.email);
  // Nothing of an address belongs to the customer before its owner accepts.
  const addresses = emailsOf(members.filter((member) => !isInvited(member)));
  const invited = emailsOf(members.filter(isInvited));
  return {
    search_tokens: tokensOf([
      ...numberWords(customerNumber(id)),
      ...[
        ...[name, contact_name, address, input.vat_id ?? '', String(input.debtor ?? '')],
        ...sites.flatMap((site) => [site.name, site.street, site.city]),
      ].flatMap(wordsOf),
      ...[email ?? '', ...addresses, ...invited].flatMap(emailWords),
      ...phoneWords(phone),
    ]),
    /** Queried with `array-contains-any`. */
    likeness: likenessKeys({
      taxNumber: input.vat_id,
      emails: [email, ...addresses],
      address,
      name,
    }),
    sort_name: germanSortKey(name),
    /** For `array-contains`. */
    member_emails: addresses,
    invited_emails: invited,
  };
}

/**
 * The debtor account of a customer at this account length, by default from the customer's number. Undefined if there
 * is none, so that the control account applies.
 */
export function debtorAccount(
  { id, debtor }: { id: number; debtor?: number | undefined },
  accountDigits = ACCOUNT_DIGITS.usual,
): number | undefined {
  const account = accountOfLength(debtor ?? id, accountDigits + 1);
  return account !== undefined && isDebtorAccount(account) ? account : undefined;
}
