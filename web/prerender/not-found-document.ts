import type { ClientBuild } from '../src/app/server/client-build.ts';
import { fill } from '../src/app/server/html-document.ts';
import { type Hash, stylePolicy } from '../src/app/server/style-policy.ts';

/**
 * The document for addresses that nobody knows: empty, since one that shows something would be taken
 * for the page of that address. The browser then says that there is none.
 */
export function notFoundDocument({ template, css }: ClientBuild, hash: Hash): string {
  const policy = stylePolicy([css], '', hash);
  return fill(template, {
    '<meta charset="utf-8" />': `<meta charset="utf-8">${policy}`,
    '</head>': `<meta name="robots" content="noindex"><style>${css}</style></head>`,
  });
}
