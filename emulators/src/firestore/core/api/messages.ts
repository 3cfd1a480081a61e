// The messages of google.firestore.v1 as plain objects: int64 as decimal strings, enums as names,
// bytes as Uint8Array; repeated fields and maps are always present, everything else only when set.

export interface TimestampMessage {
  seconds?: string | number;
  nanos?: number;
}

export type Fields = Record<string, Value>;

export type Value =
  | { nullValue: 'NULL_VALUE' }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { timestampValue: TimestampMessage }
  | { stringValue: string }
  | { bytesValue: Uint8Array }
  | { referenceValue: string }
  | { arrayValue: ArrayValue }
  | { mapValue: MapValue };

export interface ArrayValue {
  values: Value[];
}

export interface MapValue {
  fields: Fields;
}

export interface DocumentMessage {
  name?: string;
  fields: Fields;
  createTime?: TimestampMessage;
  updateTime?: TimestampMessage;
}

export interface DocumentMask {
  fieldPaths: string[];
}

export interface Precondition {
  exists?: boolean;
  updateTime?: TimestampMessage;
}

export interface Write {
  update?: DocumentMessage;
  delete?: string;
  updateMask?: DocumentMask;
  /** Not supported, like the forms of a write that this type lacks. */
  updateTransforms?: unknown[];
  currentDocument?: Precondition;
}

export interface WriteResult {
  updateTime?: TimestampMessage;
  transformResults: Value[];
}

export interface FieldReference {
  fieldPath?: string;
}

export interface FieldFilter {
  field?: FieldReference;
  op?: string;
  value?: Value;
}

export interface UnaryFilter {
  field?: FieldReference;
  op?: string;
}

export interface Filter {
  compositeFilter?: { op?: string; filters: Filter[] };
  fieldFilter?: FieldFilter;
  unaryFilter?: UnaryFilter;
}

export interface Cursor {
  values: Value[];
  before?: boolean;
}

export interface StructuredQuery {
  select?: { fields: FieldReference[] };
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: { field?: FieldReference; direction?: string }[];
  startAt?: Cursor;
  endAt?: Cursor;
  offset?: number;
  limit?: { value?: number };
}

export interface Aggregation {
  alias?: string;
  count?: object;
  sum?: { field?: FieldReference };
}

/** The oneof in which a read says whether it belongs to a transaction. */
export interface ConsistencySelector {
  transaction?: Uint8Array;
  newTransaction?: { readOnly?: object };
  readTime?: TimestampMessage;
}
