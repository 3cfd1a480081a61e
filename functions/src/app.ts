import express, { type Express } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import type { Accounts } from './accounts/accounts.ts';
import { adminGuard, checkedTransactions } from './accounts/admin-guard.ts';
import type { AdminNames } from './accounts/admin-names.ts';
import { openEmulatedGoogle } from './accounts/emulator/emulated-google.ts';
import { openGoogleSignIn } from './accounts/google-sign-in.ts';
import { cookieWriter } from './accounts/session-cookie.ts';
import { openCatalogue, openRentalCatalogue } from './catalogue/catalogue.ts';
import { type CatalogueDeps, openOfficeState } from './catalogue/office-state.ts';
import type { Config } from './config.ts';
import { openDeliveryOptions } from './delivery/delivery-options.ts';
import type { RunTransaction } from './firestore/run-transaction.ts';
import { callLimiter } from './http/call-limit.ts';
import { clientAddress, trustProxy } from './http/client-address.ts';
import { beginDeadline } from './http/deadline.ts';
import { handleErrors, notFound } from './http/error-handler.ts';
import { addRoutes, route } from './http/route.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Log } from './logging/log.ts';
import { logRequests } from './logging/request-log.ts';
import type { MailQuotas } from './mail/mail-quota.ts';
import type { Mailer } from './mail/mailer.ts';
import { openNotices } from './notices/notices.ts';
import { itemPages } from './pages/item-pages.ts';
import { sendPageError } from './pages/page-error.ts';
import { type LoadRenderer, openRenderer } from './pages/renderer.ts';
import { sitemap } from './pages/sitemap.ts';
import type { PictureStore } from './pictures/picture-store.ts';
import { adminRoutes } from './routes/admin.ts';
import { adminContactRoutes } from './routes/admin-contacts.ts';
import { adminExports } from './routes/admin-exports.ts';
import { adminsRoutes } from './routes/admins.ts';
import { cartRoutes } from './routes/cart.ts';
import { type Catalogues, catalogueRoutes } from './routes/catalogue.ts';
import { changeRoutes } from './routes/changes.ts';
import { contactRoutes } from './routes/contact.ts';
import { emulatorSignIn } from './routes/emulator-sign-in.ts';
import { officeRoutes } from './routes/office.ts';
import { orderRoutes } from './routes/orders.ts';
import { paymentRoutes } from './routes/payments.ts';
import { pictureFiles, uploadRoute } from './routes/pictures.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { userRoutes } from './routes/users.ts';

/** Everything that the app gets from outside. */
export interface AppDeps extends Config {
  firestore: Firestore;
  runTransaction: RunTransaction;
  accounts: Accounts;
  adminNames: AdminNames;
  now: () => Date;
  randomBytes: (count: number) => Uint8Array;
  log: Log;
  mailer: Mailer;
  mailQuotas: MailQuotas;
  loadRenderer: LoadRenderer;
  pictures: PictureStore;
}

/** In memory for as long as `openKeptDocuments` says; `ttlMs` 0 reads everything each time. */
export function openCatalogues(deps: CatalogueDeps, ttlMs: number): Catalogues {
  const state = openOfficeState(deps, ttlMs);
  const { settings } = state;
  return {
    catalogue: openCatalogue(deps, state),
    rental: openRentalCatalogue(deps, state),
    settings,
    deliveryOptions: openDeliveryOptions(settings, deps.now),
    notices: openNotices(settings, deps.now),
  };
}

/** Builds the API behind `/api`, and the pages that are rendered with its data. */
export function createApp(given: AppDeps): Express {
  const deps = { ...given, runTransaction: checkedTransactions(given) };
  const { signIn, log } = deps;
  const catalogues = openCatalogues(deps, deps.catalogueTtlMs);
  const renderer = openRenderer(deps.loadRenderer, log);

  const app = express().disable('x-powered-by');
  app.set('trust proxy', trustProxy(deps.hostingNetworks));
  app.use(logRequests(log), beginDeadline(deps.deadlineMs), securityHeaders);
  const guard = { path: '/api/admin', check: adminGuard(deps) };
  addRoutes(app, apiRoutes(deps, catalogues), { ...signIn, ...deps, guard });
  app.use(adminExports(deps), pictureFiles(deps));
  if (signIn.authEmulator !== undefined) {
    app.use(emulatorSignIn({ ...deps, ...signIn, authEmulator: signIn.authEmulator }));
  }
  const pageLimit = callLimiter(deps.callLimit, sendPageError);
  app.use(itemPages({ ...deps, ...catalogues, renderer, pageLimit }));
  app.use(sitemap({ ...catalogues, pageLimit }));
  app.use(['/produkt', '/miete', '/sitemap.xml'], handleErrors(log, sendPageError));
  app.use(notFound);
  app.use(handleErrors(log));
  return app;
}

/** The routes of all calls of the contract; a test compares them with it. */
export function apiRoutes(deps: AppDeps, catalogues: Catalogues) {
  const { signIn } = deps;
  // Beside the Auth emulator a page of our own replaces Google's.
  const google = signIn.authEmulator ? openEmulatedGoogle(deps) : openGoogleSignIn(signIn);
  const cookies = cookieWriter({ isSecure: signIn.authEmulator === undefined });
  return [
    ...catalogueRoutes(catalogues),
    ...cartRoutes({ ...deps, ...catalogues }),
    ...orderRoutes({ ...deps, ...catalogues }),
    ...contactRoutes({ ...deps, ...catalogues }),
    ...sessionRoutes({ ...deps, google, cookies }),
    ...userRoutes({ ...deps, cookies }),
    ...adminRoutes(deps),
    ...paymentRoutes(deps),
    ...adminContactRoutes(deps),
    ...officeRoutes(deps),
    uploadRoute(deps),
    ...changeRoutes(deps),
    ...adminsRoutes(deps),
    route('GET /api/client-address', async ({ req }) => ({
      body: { address: clientAddress(req) },
    })),
  ];
}
