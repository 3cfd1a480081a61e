import firebase from '../../../firebase.json' with { type: 'json' };

/**
 * What Hosting says of every document, for those that we render: read from its own settings when
 * the function is bundled. It leaves our pages out, so that nothing comes twice.
 */
export const DOCUMENT_HEADERS: Readonly<Record<string, string>> = Object.fromEntries(
  documentRule().headers.map(({ key, value }) => [key, value]),
);

function documentRule() {
  const [rule] = firebase.hosting.headers;
  if (rule?.headers[0]?.key === 'Content-Security-Policy') return rule;
  throw new Error('The first headers of firebase.json have to be those of documents.');
}
