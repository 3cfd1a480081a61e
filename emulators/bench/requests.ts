import { idToken } from '../src/firestore/access/test-token.ts';
import type { Fields } from '../src/firestore/core/api/messages.ts';
import type { CommitRequest } from '../src/firestore/core/operations/commit.ts';
import type { GetDocumentRequest } from '../src/firestore/core/operations/get-documents.ts';
import type { RunQueryRequest } from '../src/firestore/core/operations/run-query.ts';

const PROJECT = 'demo-bench';
export const DATABASE = `projects/${PROJECT}/databases/(default)`;
/** How many documents the query gives. */
export const PAGE = 20;

/** An id token of a user whom the rules let read and write. */
export const USER = idToken({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'ada',
  iat: 0,
  exp: 0,
});

export const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /orders/{id} {
      allow read: if resource.data.owner == request.auth.uid;
      allow write: if request.resource.data.owner == request.auth.uid;
    }
  }
}`;

const documentName = (n: number): string => `${DATABASE}/documents/orders/order-${n}`;

/** About as much as a small order. */
export const fieldsOf = (n: number): Fields => ({
  owner: { stringValue: 'ada' },
  number: { integerValue: String(n) },
  status: { stringValue: 'pending' },
  total: { doubleValue: n / 4 },
  placedAt: { timestampValue: { seconds: String(1_700_000_000 + n) } },
});

export const READ: GetDocumentRequest = { name: documentName(7) };

export const QUERY: RunQueryRequest = {
  parent: `${DATABASE}/documents`,
  structuredQuery: {
    from: [{ collectionId: 'orders' }],
    where: {
      fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: { stringValue: 'ada' } },
    },
    orderBy: [{ field: { fieldPath: 'placedAt' }, direction: 'DESCENDING' }],
    limit: { value: PAGE },
  },
};

/** Writes one document, with other content each time. */
let version = 0;
export function commitRequest(n: number): CommitRequest {
  version += 1;
  const fields = { ...fieldsOf(n), version: { integerValue: String(version) } };
  return { database: DATABASE, writes: [{ update: { name: documentName(n), fields } }] };
}
