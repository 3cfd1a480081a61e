import type { ClientBuild } from '../src/server/client-build.ts';
import { fill } from '../src/server/html-document.ts';

/**
 * The document for addresses that nobody knows: empty, since one that shows something would be taken
 * for the page of that address. The browser then says that there is none.
 */
export function notFoundDocument({ template, css }: ClientBuild): string {
  return fill(template, {
    '</head>': `<meta name="robots" content="noindex"><style>${css}</style></head>`,
  });
}
