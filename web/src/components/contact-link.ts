import { COMPANY } from '@shop/domain/company';

/** Where a shopper reaches a person with the given concern. */
export function contactLink(concern: string): string {
  return `mailto:${COMPANY.email}?subject=${encodeURIComponent(concern)}`;
}
