import { ALL_PATHS } from '../generate/calls.ts';

const PATTERNS = ALL_PATHS.map((path) => {
  const parameters = path.replace(/\{\w+\}/g, '([^/]+)').replaceAll('.', '\\.');
  return { path, pattern: new RegExp(`^${parameters}/?$`, 'i') };
}).sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));

/** Which endpoint a request target means, as the app's router is known to read it. */
export function pathOf(target: string): { path?: string; parameter?: string } {
  const withoutOrigin = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const pathname = withoutOrigin.replace(/[?#].*$/s, '');
  for (const { path, pattern } of PATTERNS) {
    const match = pattern.exec(pathname);
    if (match) return { path, ...(match[1] !== undefined && { parameter: decoded(match[1]) }) };
  }
  return {};
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
