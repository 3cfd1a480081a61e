/**
 * Whose data a field is, and so when erasing a person removes it: whoever it was entered for, also within a company's
 * record, a private customer alone (a company needs it for its books), never, or by a rule of its own.
 */
export type Personal = 'always' | 'private' | 'never' | 'own rule';

/** Of every row in the tables of fields of orders, bookings and customers, so that none is unknown to erasing. */
export interface OfPerson {
  personal: Personal;
}

/** Whether erasing a person empties a field of what is, or is not, a company's. */
export const isErasedFrom = (field: OfPerson | undefined, isCompany: boolean): boolean =>
  field?.personal === 'always' || (field?.personal === 'private' && !isCompany);
