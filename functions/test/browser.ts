import { parseSetCookie } from 'cookie';
import type { TestApi } from './start-api.ts';

/** The address from which Hosting calls the function in tests. */
export const HOSTING = '192.0.2.1';

/** The headers that our proxies add. */
export const AT_SHOP = {
  'x-forwarded-host': 'shop.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': `203.0.113.7, ${HOSTING}`,
};

/** Calls the API with a cookie jar. */
export function openBrowser(api: TestApi, headers: Record<string, string> = AT_SHOP) {
  let cookie = '';
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await api.call(path, {
      ...init,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...headers,
        ...(cookie && { cookie }),
        ...init.headers,
      },
    });
    const written = response.headers.get('set-cookie');
    if (written !== null) {
      const { name, value } = parseSetCookie(written);
      cookie = value ? `${name}=${value}` : '';
    }
    return response;
  };
  const post = (path: string, body: unknown) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    call,
    post,
    cookie: () => cookie,
    read: async <Answer>(path: string) => (await (await call(path)).json()) as Answer,
    /** Begins a sign-in; resolves to the address of the consent page. */
    beginSignIn: async (): Promise<string> => {
      const response = await call('/api/oauth/google/redirect_url');
      const { redirectUrl } = (await response.json()) as { redirectUrl: string };
      return redirectUrl;
    },
  };
}

export type TestBrowser = ReturnType<typeof openBrowser>;
