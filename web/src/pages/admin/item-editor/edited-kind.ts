import type { SaveRequest, SaveResult, Versioned, Visibility } from '@shop/domain/office';
import type { ComponentType } from 'react';
import type { ReadValues } from '../editing/read-values.ts';

/** What each form of an item has. */
export interface EditedValues {
  name: string;
  visibility: Visibility;
}

/** What the editor has to know of a kind of items. */
export interface EditedKind<Input extends { visibility: Visibility }, Values extends EditedValues> {
  kind: 'product' | 'rental_tool';
  texts: {
    new: string;
    loading: string;
    missing: string;
    toList: string;
    /** The beginning of a sentence: `Dieser Artikel`. */
    this: string;
  };
  load(id: string, signal: AbortSignal): Promise<Versioned<Input>>;
  save(request: SaveRequest<Input>): Promise<SaveResult<Input>[]>;
  /** A new one. */
  empty: Input;
  /** What the form shows of an input today. */
  toValues(input: Input): Values;
  read(values: Values): ReadValues<Input>;
  /** The address of its page in the shop. */
  pathOf(id: number): string;
  /** `id` is missing for a new one. */
  Fields: ComponentType<{ values: Values; id: string | undefined }>;
  Preview: ComponentType<{ values: Values; id: string | undefined }>;
}
