import type { BankAccount } from '@shop/domain/payment/payment-terms';
import { formatDateTime } from '@shop/domain/text/format';
import { authorOf, type StoredChange } from '../../stored/change.ts';
import { button, type Fact, factTable, paragraph, title } from './blocks.ts';
import { type MailText, oneLine } from './mail-text.ts';
import { mailOf } from './page.ts';

const WHAT_TO_DO =
  'Stimmt das so? Wenn nicht: Machen Sie es in der Verwaltung rückgängig, beenden Sie dort unter „Benutzer“ die Sitzungen des Kontos, das es getan hat, und entziehen Sie ihm die Admin-Rolle.';
const WHY =
  'Diese Meldung geht bei jeder solchen Änderung an die feste Adresse der Firma. Sie lässt sich in der Verwaltung nicht abstellen.';

interface SecuritySubject {
  change: StoredChange;
  nameOf: (uid: string) => string;
}

/** Tells the company that somebody has changed its bank account or who is an admin. */
export function securityNotice({ change, nameOf }: SecuritySubject, siteOrigin: string): MailText {
  const what = whatOf(change);
  const isOfAccount = change.kind === 'admin';
  const facts = [
    ...(isOfAccount ? [{ label: 'Konto', value: nameOf(change.item_id) }] : bankFacts(change)),
    { label: 'Von', value: authorOf(change, nameOf) },
    { label: 'Am', value: formatDateTime(change.at.toDate().toISOString()) },
  ];
  return mailOf(`Sicherheit: ${what}`, what, [
    title(what, what),
    factTable(facts),
    paragraph(WHAT_TO_DO),
    paragraph(WHY),
    button(`${siteOrigin}/admin`, 'Zur Verwaltung'),
  ]);
}

function whatOf({ kind, after }: StoredChange): string {
  if (kind !== 'admin') return 'Bankverbindung geändert';
  const { is_admin } = after as { is_admin?: boolean };
  if (is_admin === undefined) return 'Sitzungen eines Admins beendet';
  return is_admin ? 'Admin-Rolle gegeben' : 'Admin-Rolle entzogen';
}

/** Before the first change it was the built-in account, which the company knows. */
function bankFacts({ before, after }: StoredChange): Fact[] {
  const textOf = ({ holder, name, iban }: BankAccount) => oneLine(`${holder}, ${name}, ${iban}`);
  return [
    { label: 'Bisher', value: before ? textOf(before as BankAccount) : '' },
    { label: 'Jetzt', value: textOf(after as BankAccount) },
  ];
}
