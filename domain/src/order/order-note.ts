/** A note that only the office sees: `by` the admin's e-mail address, `at` an ISO instant. */
export interface OrderNote {
  id: string;
  text: string;
  by: string;
  at: string;
}

/** Body of `POST /api/admin/orders/{orderNumber}/notes`. Sent again with the same id, it is stored once. */
export interface OrderNoteRequest {
  /** A random text that the browser chose. */
  id: string;
  text: string;
}

/** In characters. */
export const MAX_NOTE_LENGTH = 2000;

/** Keeps the document of an order's notes within Firestore's megabyte. */
export const MAX_NOTES = 100;
