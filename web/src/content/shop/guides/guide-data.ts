import { schemaObject } from '../../../lib/head/structured-data.ts';
import { absoluteUrl } from '../../../lib/paths.ts';
import type { Guide } from './guide-texts.ts';

/** A guide in the words of schema.org, for search engines. */
export function guideData({ kind, description, parts }: Guide, title: string, path: string) {
  const about = { name: title, description, inLanguage: 'de', url: absoluteUrl(path) };
  if (kind === 'HowTo') {
    const step = parts.map(({ title: name, text }) => ({ '@type': 'HowToStep', name, text }));
    return schemaObject(kind, { ...about, step });
  }
  const mainEntity = parts.map(({ title: name, text }) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  }));
  return schemaObject(kind, { ...about, mainEntity });
}
