import express, { type Express } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import type { Accounts } from './accounts/accounts.ts';
import { openCatalogue } from './catalogue/catalogue.ts';
import type { Config } from './config.ts';
import { addEndpoint } from './http/endpoint.ts';
import { handleErrors, notFound } from './http/error-handler.ts';
import { guardOffice } from './http/office-guard.ts';
import { logRequests } from './http/request-log.ts';
import type { Log } from './log.ts';
import { openRentalCatalogue } from './rental/rental-catalogue.ts';
import { adminEndpoints } from './routes/admin.ts';
import { adminExportEndpoints } from './routes/admin-exports.ts';
import { adminOrderEndpoints } from './routes/admin-orders.ts';
import { cartEndpoints } from './routes/cart.ts';
import { contactEndpoints } from './routes/contact.ts';
import { orderEndpoints } from './routes/orders.ts';
import { productEndpoints } from './routes/products.ts';
import { rentalEndpoints } from './routes/rental.ts';

/** All that the app takes from outside. */
export interface AppDeps extends Config {
  firestore: Firestore;
  accounts: Accounts;
  now: () => Date;
  randomBytes: (count: number) => Uint8Array;
  log: Log;
}

/** Builds the API behind `/api`. */
export function createApp(deps: AppDeps): Express {
  const app = express().disable('x-powered-by').disable('etag');
  app.set('trust proxy', deps.trustedProxies);
  app.use(logRequests(deps.log));
  const catalogue = openCatalogue(deps.firestore, deps.now, deps.catalogueTtlMs);
  const rental = openRentalCatalogue(deps.firestore, deps.now, deps.catalogueTtlMs);
  const endpoints = [
    ...productEndpoints(catalogue),
    ...rentalEndpoints(rental),
    ...cartEndpoints({ ...deps, catalogue }),
    ...orderEndpoints(deps),
    ...contactEndpoints(deps),
    ...adminEndpoints(deps),
    ...adminOrderEndpoints(deps),
    ...adminExportEndpoints(deps),
  ];
  app.use('/api/admin', guardOffice(deps));
  for (const endpoint of endpoints) addEndpoint(app, endpoint, deps.deadlineMs);
  app.use(notFound);
  app.use(handleErrors(deps.log));
  return app;
}
