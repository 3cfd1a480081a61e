import type { Fields, StructuredQuery } from '../../core/api/messages.ts';

export const DATABASE = 'projects/demo-rules/databases/(default)';

export type RulesRead =
  | { readonly rules: string; readonly get: string }
  | {
      readonly rules: string;
      readonly list: string;
      readonly query: StructuredQuery;
      readonly collectionGroup?: boolean;
    };

/** The only document while rules are evaluated. */
export const SAMPLE: { readonly path: string; readonly fields: Fields } = {
  path: 'users/u1',
  fields: {
    a: { integerValue: '1' },
    f: { doubleValue: 1.5 },
    ts: { timestampValue: { seconds: '1577836800', nanos: 0 } },
    r: { referenceValue: `${DATABASE}/documents/users/u1` },
    g: { geoPointValue: { latitude: 1, longitude: 2 } },
    v: {
      mapValue: {
        fields: {
          __type__: { stringValue: '__vector__' },
          value: { arrayValue: { values: [{ doubleValue: 1 }] } },
        },
      },
    },
    by: { bytesValue: Uint8Array.of(97) },
  },
};
