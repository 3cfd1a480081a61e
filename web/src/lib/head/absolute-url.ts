import { COMPANY } from '@shop/domain/company';

/** The whole address of something on this site, for those who read a page elsewhere. */
export function absoluteUrl(path: string): string {
  return new URL(path, COMPANY.website).href;
}
