import type { DocumentMessage, StructuredQuery, TimestampMessage } from '../api/messages.ts';

export interface ListenRequest {
  database?: string;
  addTarget?: Target;
  removeTarget?: number;
}

export interface Target {
  targetId?: number;
  query?: { parent?: string; structuredQuery?: StructuredQuery };
  documents?: { documents: string[] };
  resumeToken?: Uint8Array;
  readTime?: TimestampMessage;
  once?: boolean;
}

export interface TargetChange {
  targetChangeType: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
  targetIds: number[];
  cause?: { code: number; message: string };
  resumeToken?: Uint8Array;
  readTime?: TimestampMessage;
}

interface TargetIds {
  targetIds: number[];
  removedTargetIds: number[];
}

export type ListenResponse =
  | { targetChange: TargetChange }
  | { documentChange: { document: DocumentMessage } & TargetIds }
  | {
      documentDelete: { document: string; readTime: TimestampMessage; removedTargetIds: number[] };
    };
