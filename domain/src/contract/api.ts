import type { Schema } from 'yup';
import { ACCOUNT_CALLS } from './calls/account.ts';
import { CATALOGUE_CALLS } from './calls/catalogue.ts';
import { CUSTOMER_CALLS } from './calls/customers.ts';
import { OFFICE_CALLS } from './calls/office.ts';
import { ORDER_CALLS } from './calls/orders.ts';
import { QUOTE_CALLS } from './calls/quotes.ts';
import { RECEIVABLE_CALLS } from './calls/receivables.ts';
import { RENTAL_CALLS } from './calls/rentals.ts';
import { REQUEST_CALLS } from './calls/requests.ts';
import {
  type CallTerms,
  type Described,
  type DescribedChange,
  REVISED_RECORDS,
  type RevisedRecord,
} from './describe.ts';
import { ENTRY_CALLS, type EntryCalls } from './entry-calls.ts';

const OWN_CALLS = {
  ...CATALOGUE_CALLS,
  ...ORDER_CALLS,
  ...QUOTE_CALLS,
  ...RENTAL_CALLS,
  ...REQUEST_CALLS,
  ...CUSTOMER_CALLS,
  ...RECEIVABLE_CALLS,
  ...ACCOUNT_CALLS,
  ...OFFICE_CALLS,
};
const ALL_CALLS = { ...ENTRY_CALLS, ...OWN_CALLS };

type OwnCalls = {
  [Call in keyof typeof OWN_CALLS]: (typeof OWN_CALLS)[Call] extends Described<infer Answer>
    ? (typeof OWN_CALLS)[Call] extends { body: Schema<infer Body> }
      ? { request: Body; response: Answer }
      : { response: Answer }
    : never;
};

/** Every call between the browser and the function: the contract that both sides share. */
export interface ApiCalls extends EntryCalls, OwnCalls {}

/** A call by its method and path, such as `GET /api/products/{id}`. */
export type ApiCall = keyof ApiCalls;

/** A call that may change what is stored. */
export type ChangeCall = Extract<ApiCall, `POST ${string}`>;

/** A change that names a record's revision. */
export type RevisionCall = {
  [Call in ChangeCall]: (typeof ALL_CALLS)[Call] extends { basis: RevisedRecord } ? Call : never;
}[ChangeCall];

/** The terms of each call. */
export const CALL_TERMS: Readonly<Record<ApiCall, CallTerms>> = ALL_CALLS;

type Changes = {
  readonly [Call in ChangeCall]: DescribedChange<
    ApiCalls[Call]['response'],
    ApiCalls[Call] extends { request: infer Body } ? Body : never
  >;
};
/** What each change sends, and what it is based on: the server refuses one based on another revision. */
export const CHANGES = Object.fromEntries(
  Object.entries(ALL_CALLS).filter(([call]) => call.startsWith('POST ')),
) as unknown as Changes;

/** The record whose revision a change names, if it names one. */
export const revisedBy = (call: ChangeCall): RevisedRecord | undefined =>
  REVISED_RECORDS.find((record) => record === CHANGES[call].basis);
