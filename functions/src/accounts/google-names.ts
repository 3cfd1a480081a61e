/** What Google calls a person. */
export interface GoogleNames {
  name?: string;
  given_name?: string;
}

/** The names in an id token whose signature somebody else has checked already. */
export function googleNames(idToken: string): GoogleNames {
  const [, payload = ''] = idToken.split('.');
  const { name, given_name } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return { ...(isName(name) && { name }), ...(isName(given_name) && { given_name }) };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
