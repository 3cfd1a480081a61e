import express, { type Express } from 'express';
import type { Accounts } from './accounts/accounts.ts';
import { adminGuard, checkedTransactions } from './accounts/admin-guard.ts';
import type { AdminNames } from './accounts/admin-names.ts';
import { adminsRoutes } from './accounts/admin-routes.ts';
import { openEmulatedGoogle } from './accounts/emulator/emulated-google.ts';
import { emulatorSignIn } from './accounts/emulator/routes.ts';
import { openGoogleSignIn } from './accounts/google-sign-in.ts';
import { cookieWriter } from './accounts/session-cookie.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { userRoutes } from './accounts/user-routes.ts';
import { type CatalogueDeps, openOfficeState } from './cache/office-state.ts';
import { adminEntryRoutes } from './catalogue/admin-routes.ts';
import { openCatalogue, openRentalCatalogue } from './catalogue/catalogue.ts';
import { pictureFiles, uploadRoutes } from './catalogue/picture-routes.ts';
import { type Catalogues, catalogueRoutes } from './catalogue/routes.ts';
import { changeRoutes } from './changes/routes.ts';
import { settingRoutes } from './changes/setting-routes.ts';
import type { Config } from './config.ts';
import { customerFiles } from './customers/papers.ts';
import { adminCustomerRoutes, companyRoutes } from './customers/routes.ts';
import { fileRoutes } from './documents/files.ts';
import type { StoreDeps } from './firestore/run-transaction.ts';
import { byteLimiter, callLimiter } from './http/call-limit.ts';
import { clientAddress, trustProxy } from './http/client-address.ts';
import { handleErrors, notFound } from './http/error-handler.ts';
import { addRoutes, route } from './http/route.ts';
import { securityHeaders } from './http/security-headers.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { beginDeadline } from './lib/deadline.ts';
import type { Log } from './lib/log.ts';
import { logRequests } from './lib/request-log.ts';
import type { MailQuotas } from './mail/mail-quota.ts';
import type { Mailer } from './mail/mailer.ts';
import { mailRoutes } from './mail/routes.ts';
import { adminOrderRoutes } from './orders/admin-routes.ts';
import { cartRoutes } from './orders/cart-routes.ts';
import { orderFiles } from './orders/papers.ts';
import { orderRoutes } from './orders/routes.ts';
import { itemPages } from './pages/item-pages.ts';
import { sendPageError } from './pages/page-error.ts';
import { type LoadRenderer, openRenderer } from './pages/renderer.ts';
import { sitemap } from './pages/sitemap.ts';
import { draftRoutes, quoteFiles } from './quotes/papers.ts';
import { adminQuoteRoutes, quoteRoutes } from './quotes/routes.ts';
import { rentalFiles } from './rentals/papers.ts';
import { adminRentalRoutes, rentalRoutes } from './rentals/routes.ts';
import { reportFiles } from './reports/files.ts';
import { reportRoutes } from './reports/routes.ts';
import { adminContactRoutes } from './requests/admin-routes.ts';
import { contactRoutes } from './requests/routes.ts';
import { openPublicSettings } from './settings/public-settings.ts';

export interface AppDeps extends Config, StoreDeps {
  accounts: Accounts;
  adminNames: AdminNames;
  randomBytes: (count: number) => Uint8Array;
  log: Log;
  mailer: Mailer;
  mailQuotas: MailQuotas;
  loadRenderer: LoadRenderer;
}

/** Catalogues kept in memory as `openDocumentCache` describes; `ttlMs` 0 reads everything each time. */
export function openCatalogues(deps: CatalogueDeps, ttlMs: number): Catalogues {
  const state = openOfficeState(deps, ttlMs);
  const { settings } = state;
  return {
    catalogue: openCatalogue(deps, state),
    rental: openRentalCatalogue(deps, state),
    settings,
    ...openPublicSettings(settings, deps.now),
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
  const routes = { ...signIn, ...deps, adminGuard: adminGuard(deps) };
  addRoutes(app, apiRoutes(deps, catalogues), routes);
  app.use(pictureFiles(deps));
  app.use(
    fileRoutes(deps, {
      ...customerFiles(deps),
      ...orderFiles(deps),
      ...quoteFiles(deps),
      ...rentalFiles(deps),
      ...reportFiles(deps),
    }),
  );
  if (signIn.authEmulator !== undefined) {
    app.use(emulatorSignIn({ ...deps, ...signIn, authEmulator: signIn.authEmulator }));
  }
  const pageLimit = callLimiter(deps.callLimit, sendPageError);
  app.use(itemPages({ ...deps, ...catalogues, renderer, pageLimit }));
  const withinBytes = byteLimiter(deps.callLimit, sendPageError);
  app.use(sitemap({ ...catalogues, pageLimit, withinBytes }));
  app.use(['/produkt', '/miete', '/sitemap.xml'], handleErrors(log, sendPageError));
  app.use(notFound);
  app.use(handleErrors(log));
  return app;
}

/** The routes of all calls; a test compares them with the contract. */
export function apiRoutes(deps: AppDeps, catalogues: Catalogues) {
  const { signIn } = deps;
  // With the Auth emulator, a page of our own replaces Google's.
  const google = signIn.authEmulator ? openEmulatedGoogle(deps) : openGoogleSignIn(signIn);
  const cookies = cookieWriter({ isSecure: signIn.authEmulator === undefined });
  return [
    ...catalogueRoutes(catalogues),
    ...cartRoutes({ ...deps, ...catalogues }),
    ...orderRoutes({ ...deps, ...catalogues, cookies }),
    ...contactRoutes({ ...deps, ...catalogues }),
    ...rentalRoutes({ ...deps, ...catalogues }),
    ...sessionRoutes({ ...deps, google, cookies }),
    ...userRoutes({ ...deps, cookies }),
    ...reportRoutes({ ...deps, ...catalogues }),
    ...companyRoutes(deps),
    ...adminOrderRoutes({ ...deps, ...catalogues }),
    ...quoteRoutes({ ...deps, ...catalogues, cookies }),
    ...adminQuoteRoutes({ ...deps, ...catalogues }),
    ...adminRentalRoutes({ ...deps, ...catalogues }),
    ...invoiceRoutes({ ...deps, ...catalogues }),
    ...draftRoutes({ ...deps, ...catalogues }),
    ...mailRoutes(deps),
    ...adminContactRoutes(deps),
    ...adminEntryRoutes(deps),
    ...adminCustomerRoutes(deps),
    ...settingRoutes(deps),
    ...uploadRoutes(deps),
    ...changeRoutes(deps),
    ...adminsRoutes(deps),
    route('GET /api/client-address', async ({ req }) => ({
      body: { address: clientAddress(req) },
    })),
  ];
}
