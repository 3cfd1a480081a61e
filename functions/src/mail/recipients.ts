import { COMPANY } from '@shop/domain/company';
import { addresseesOf } from '@shop/domain/contract/mail';
import { emailIn, isEmail } from '@shop/domain/text/validation';
import type { Firestore } from 'firebase-admin/firestore';
import { readCustomer } from '../stored/owner.ts';
import { readSetting } from '../stored/setting.ts';
import type { Address } from './mailer.ts';
import type { Subject } from './subject.ts';
import { plausibleName } from './texts/mail-text.ts';

/**
 * The recipients of a mail, at least one: the customer, or the office's configured addresses, for one read.
 * `officeAddress` is used until the office has set any.
 */
export async function recipientsOf(
  firestore: Firestore,
  subject: Subject,
  officeAddress: string,
): Promise<[Address, ...Address[]]> {
  const customer = customerOf(subject);
  const { to, list } = addresseesOf(subject.kind);
  if (customer && to !== 'office') {
    const copies = await copiesOf(firestore, subject, customer.address);
    return [{ ...customer, name: '' }, ...copies];
  }
  const addresses = list ? (await readSetting(firestore, 'officeMails'))[list] : [];
  const [first = officeAddress, ...others] = addresses;
  return [officeAt(first), ...others.map(officeAt)];
}

/** Quotes also go to the address in the customer's record if it differs from that of the person who asked. */
async function copiesOf(firestore: Firestore, subject: Subject, to: string): Promise<Address[]> {
  if (!('quote' in subject)) return [];
  const { customer_number } = (subject.quote.offer ?? subject.quote).content;
  const record = await readCustomer(undefined, firestore, customer_number);
  const address = record?.visibility === 'archived' ? '' : emailIn(record?.email ?? '');
  return isEmail(address) && address.toLowerCase() !== to.toLowerCase()
    ? [{ name: '', address }]
    : [];
}

/** Where replies go: to the customer for a notice, to the office for other mails. */
export function repliesTo(subject: Subject, officeAddress: string): Address | undefined {
  if (addresseesOf(subject.kind).to !== 'office') return officeAt(officeAddress);
  const customer = customerOf(subject);
  return customer && { ...customer, name: plausibleName(customer.name) };
}

function customerOf(subject: Subject): Address | undefined {
  if ('contact' in subject) {
    return { name: subject.contact.name, address: emailIn(subject.contact.email) };
  }
  if ('standing' in subject) {
    const { customer_name: name, email } = subject.standing;
    return { name, address: emailIn(email) };
  }
  if ('member' in subject) return { name: '', address: subject.member.email };
  const { offer, content } = 'quote' in subject ? subject.quote : {};
  const contract =
    'order' in subject
      ? subject.order
      : 'booking' in subject
        ? subject.booking
        : (offer?.content ?? content);
  if (!contract) return undefined;
  const { customer_name: name, customer_email } = contract;
  return { name, address: emailIn(customer_email) };
}

function officeAt(address: string): Address {
  return { name: COMPANY.name, address };
}
