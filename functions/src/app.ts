import express, { type Express } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import type { Accounts } from './accounts/accounts.ts';
import { guardOffice } from './accounts/admin-guard.ts';
import type { AdminNames } from './accounts/admin-names.ts';
import { openEmulatedGoogle } from './accounts/emulator/emulated-google.ts';
import { openGoogleSignIn } from './accounts/google-sign-in.ts';
import { cookieWriter } from './accounts/session-cookie.ts';
import { openCatalogue } from './catalogue/catalogue.ts';
import type { Config } from './config.ts';
import { beginDeadline } from './http/deadline.ts';
import { addEndpoint, type Endpoint } from './http/endpoint.ts';
import { handleErrors, notFound } from './http/error-handler.ts';
import type { Log } from './logging/log.ts';
import { logRequests } from './logging/request-log.ts';
import type { Mailer } from './mail/mailer.ts';
import { itemPageEndpoints } from './pages/item-pages.ts';
import { pageErrorAnswer } from './pages/page-error.ts';
import { type LoadRenderer, openRenderer } from './pages/renderer.ts';
import { sitemapEndpoint } from './pages/sitemap.ts';
import { openRentalCatalogue } from './rental/rental-catalogue.ts';
import { adminEndpoints } from './routes/admin.ts';
import { adminExportEndpoints } from './routes/admin-exports.ts';
import { adminMailEndpoints } from './routes/admin-mail.ts';
import { adminOrderEndpoints } from './routes/admin-orders.ts';
import { cartEndpoints } from './routes/cart.ts';
import { contactEndpoints } from './routes/contact.ts';
import { emulatorSignInEndpoints } from './routes/emulator-sign-in.ts';
import { orderEndpoints } from './routes/orders.ts';
import { productEndpoints } from './routes/products.ts';
import { rentalEndpoints } from './routes/rental.ts';
import { sessionEndpoints } from './routes/sessions.ts';
import { userEndpoints } from './routes/users.ts';

/** All that the app takes from outside. */
export interface AppDeps extends Config {
  firestore: Firestore;
  accounts: Accounts;
  adminNames: AdminNames;
  now: () => Date;
  randomBytes: (count: number) => Uint8Array;
  log: Log;
  mailer: Mailer;
  /** Makes the pages that are rendered anew for each item. */
  loadRenderer: LoadRenderer;
}

/** Builds the API behind `/api`, and the pages that are rendered with its data. */
export function createApp(deps: AppDeps): Express {
  const app = express().disable('x-powered-by').disable('etag');
  app.set('trust proxy', deps.trustedProxies);
  app.use(logRequests(deps.log));
  app.use(beginDeadline(deps.deadlineMs));
  const catalogue = openCatalogue(deps, deps.catalogueTtlMs);
  const rental = openRentalCatalogue(deps, deps.catalogueTtlMs);
  const renderer = openRenderer(deps.loadRenderer, deps.log);
  const endpoints = [
    ...productEndpoints(catalogue),
    ...rentalEndpoints(rental),
    ...cartEndpoints({ ...deps, catalogue }),
    ...orderEndpoints(deps),
    ...contactEndpoints(deps),
    ...accountEndpoints(deps),
    ...adminEndpoints(deps),
    ...adminOrderEndpoints(deps),
    ...adminExportEndpoints(deps),
    ...adminMailEndpoints(deps),
    ...itemPageEndpoints({ ...deps, catalogue, rental, renderer }),
    sitemapEndpoint({ catalogue, rental }),
  ];
  app.use('/api/admin', guardOffice(deps));
  const rules = { siteOrigins: deps.signIn.siteOrigins };
  for (const endpoint of endpoints) addEndpoint(app, endpoint, rules);
  app.use(['/produkt', '/miete', '/sitemap.xml'], handleErrors(deps.log, pageErrorAnswer));
  app.use(notFound);
  app.use(handleErrors(deps.log));
  return app;
}

/** With the Auth emulator a page of our own stands in for Google's; without, there is no such page. */
function accountEndpoints(deps: AppDeps): Endpoint[] {
  const { authEmulator, projectId } = deps.signIn;
  const cookies = cookieWriter({ isSecure: authEmulator === undefined });
  const google = authEmulator ? openEmulatedGoogle(deps) : openGoogleSignIn(deps.signIn);
  return [
    ...sessionEndpoints({ ...deps, google, cookies }),
    ...userEndpoints({ ...deps, cookies }),
    ...(authEmulator ? emulatorSignInEndpoints({ ...deps, authEmulator, projectId }) : []),
  ];
}
