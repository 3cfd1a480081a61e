import { absoluteUrl } from '../absolute-url.ts';
import { schemaObject } from './schema-object.ts';

interface Step {
  to: string;
  label: string;
}

/** The way from the top down to a page, as its visible breadcrumb shows it. */
export function breadcrumbList(trail: readonly Step[], page: Step) {
  return schemaObject('BreadcrumbList', {
    itemListElement: [...trail, page].map(({ to, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(to),
    })),
  });
}
