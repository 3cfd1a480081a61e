import { PATHS } from '../../paths.ts';
import { breadcrumbList } from './breadcrumb-list.ts';

/** The way to one of the two lists, which lie right below the start page. */
export function listBreadcrumb(to: string, label: string) {
  return breadcrumbList([{ to: PATHS.home, label: 'Startseite' }], { to, label });
}
