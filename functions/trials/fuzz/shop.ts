import { DELIVERY_AREAS_PATH } from '@shop/domain/office/stored-catalogue';
import { ALMOST_FREE, GRAVEL, JUST_FREE, PLATE, product, SLATE } from '@shop/domain/testing/stored';
import { cookieClaims, type FirebaseAccount } from '../../test/google/identity-toolkit.ts';
import { forgeToken, signToken, unsignedToken } from '../../test/google/signing.ts';
import { storeAll } from '../../test/shop-data.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import type { SessionName } from './generate/requests.ts';
import { personalData } from './people.ts';

/** One for each zone; in zone 4, delivery is quoted individually. */
const AREAS = [
  { from: '12340', to: '12349', zone: 1 },
  { from: '12350', to: '12369', zone: 2 },
  { from: '12300', to: '12339', zone: 3 },
  { from: '12400', to: '12999', zone: 4 },
];

/** Only admins change these, so no cart holds them. */
const OF_OFFICE = product({ id: 11 });

/** The app behind HTTP in this process, with a local Firestore and a stand-in for Google. */
export interface FuzzedShop extends TestApi {
  /** Values of session cookies; a sign-in in progress is not among them. */
  cookies: Readonly<Partial<Record<SessionName, string>>>;
  /** Resets database and accounts to the state at the start of every run. */
  begin(): Promise<void>;
}

/** Low enough that a run hits them now and then. */
const limit = (name: string) => ({ name, max: 2, windowMs: 60_000 });

export async function startFuzzedShop(): Promise<FuzzedShop> {
  const api = await startApi({
    contactLimit: limit('contact'),
    orderLimit: limit('order'),
    refusedOrderLimit: limit('refused order'),
    cartLimit: limit('cart'),
    signInLimits: { address: limit('sign-in'), pending: limit('pending sign-in') },
  });
  const products = [GRAVEL, ALMOST_FREE, JUST_FREE, SLATE, OF_OFFICE];
  const documents: Record<string, object> = {
    ...Object.fromEntries(products.map((product) => [`products/${product.id}`, product])),
    [`rentalTools/${PLATE.id}`]: PLATE,
    [DELIVERY_AREAS_PATH]: { areas: AREAS, schema_version: 1 },
    ...personalData(),
  };
  return {
    ...api,
    cookies: sessionCookies(),
    begin: async () => {
      api.reset();
      for (const account of ACCOUNTS) api.google.accounts.set(account.localId, account);
      await storeAll(api.firestore, Object.entries(documents));
    },
  };
}

const account = (localId: string, fields: Partial<FirebaseAccount> = {}): FirebaseAccount => {
  return { localId, email: `${localId}@example.de`, ...fields };
};

const ADMIN = { customAttributes: '{"admin":true}' };
const ACCOUNTS = [
  account('anna'),
  account('bernd'),
  account('admin', ADMIN),
  account('disabled', { ...ADMIN, disabled: true }),
  account('revoked', { ...ADMIN, validSince: String(Math.floor(Date.now() / 1000) + 60) }),
];

function sessionCookies(): FuzzedShop['cookies'] {
  const admin = cookieClaims(account('admin', ADMIN));
  const issuer = 'https://session.firebase.google.com/other';
  return {
    ...Object.fromEntries(ACCOUNTS.map((each) => [each.localId, signToken(cookieClaims(each))])),
    expired: signToken({ ...admin, iat: 1_700_000_000, exp: 1_700_000_060 }),
    otherProject: signToken({ ...admin, aud: 'other', iss: issuer }),
    forged: forgeToken(admin),
    deleted: signToken({ ...admin, sub: 'nobody' }),
    unsigned: unsignedToken(admin),
    garbage: 'sign-in.%ff..NaN',
  };
}
