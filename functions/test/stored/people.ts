// Frozen: this is what lies in databases. Never edit a version; add the next one.
import { Timestamp } from 'firebase-admin/firestore';

const created_at = new Timestamp(1_772_443_800, 123_000_000);

export const USER_V1 = {
  name: 'Erika Muster',
  given_name: 'Erika',
  created_at,
  company_name: 'Muster GmbH',
  phone: '069 90009-123',
  schema_version: 1,
};

export const CONTACT_V1 = {
  name: 'Erika Muster',
  email: 'erika@muster-bau.example',
  phone: '069 90009-123',
  message: 'Firma: Muster GmbH\n\nBitte rufen Sie mich zurück.',
  request_type: 'contact',
  created_at,
  schema_version: 1,
};

export const MESSAGE_V1 = {
  kind: 'contact_notice',
  subject_id: 'request-1',
  state: 'given_up',
  created_at: new Timestamp(1_772_350_000, 123_000_000),
  next_try_at: new Timestamp(1_772_436_500, 0),
  tries: 14,
  lease: '00112233445566778899aabbccddeeff',
  give_up_at: new Timestamp(1_772_436_400, 123_000_000),
  given_up_at: new Timestamp(1_772_436_460, 0),
  last_problem: 'ECONNREFUSED',
  schema_version: 1,
};
