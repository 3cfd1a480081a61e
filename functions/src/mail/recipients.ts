import { COMPANY } from '@shop/domain/company';
import { emailIn } from '@shop/domain/text/validation';
import type { Firestore } from 'firebase-admin/firestore';
import { readSetting } from '../stored/setting.ts';
import type { Address } from './mailer.ts';
import type { Subject } from './subject.ts';

/** Which of the office's addresses a notice goes to. */
const NOTICES = {
  order_notice: 'orders',
  cancellation_notice: 'orders',
  contact_notice: 'requests',
} as const;

/**
 * Whom a mail goes to, at least one: the customer, or the office at the addresses that it has set, for
 * one read. `officeAddress` is used until it has set any, and for notices that nobody in the office may redirect.
 */
export async function recipientsOf(
  firestore: Firestore,
  subject: Subject,
  officeAddress: string,
): Promise<[Address, ...Address[]]> {
  switch (subject.kind) {
    case 'mail_limit_notice':
    case 'security_notice':
      return [officeAt(officeAddress)];
    case 'order_notice':
    case 'cancellation_notice':
    case 'contact_notice': {
      const addresses = await readSetting(firestore, 'officeMails');
      const [first = officeAddress, ...others] = addresses[NOTICES[subject.kind]];
      return [officeAt(first), ...others.map(officeAt)];
    }
    case 'withdrawal_receipt':
    case 'contact_reply':
      return [{ name: '', address: emailIn(subject.contact.email) }];
    default:
      return [{ name: '', address: emailIn(subject.order.customer_email) }];
  }
}

export function officeAt(address: string): Address {
  return { name: COMPANY.name, address };
}
