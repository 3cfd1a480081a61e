import type { Visibility } from '@shop/domain/fields/visibility';
import { withPriceOfDay } from '@shop/domain/office/current-product';
import type { SaveRequest, SaveResult, Versioned } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import type { RentalToolInput } from '@shop/domain/office/rental-tool-input';
import { berlinDay } from '@shop/domain/time/calendar';
import type { ComponentType } from 'react';
import { callApi, SEND_TIMEOUT_MS } from '../../../lib/api/client.ts';
import { productPath, rentalToolPath } from '../../../lib/paths.ts';
import type { ReadValues } from '../../editing/read-values.ts';
import { ProductPreview, RentalToolPreview } from './item-preview.tsx';
import {
  NEW_PRODUCT,
  NEW_RENTAL_TOOL,
  type ProductValues,
  productValues,
  type RentalToolValues,
  readProduct,
  readRentalTool,
  rentalToolValues,
} from './item-values.ts';
import { ProductFields } from './product-fields.tsx';
import { RentalToolFields } from './rental-tool-fields.tsx';

export interface Item {
  name: string;
  visibility: Visibility;
}

export interface EditedValues {
  name: string;
  visibility: string;
}

export interface EditedKind<Input extends Item, Values extends EditedValues> {
  kind: 'product' | 'rental_tool';
  load(id: string, signal: AbortSignal): Promise<Versioned<Input>>;
  save(request: SaveRequest<Input>): Promise<SaveResult<Input>[]>;
  empty: Input;
  toValues(input: Input): Values;
  read(values: Values): ReadValues<Input>;
  pathOf(id: number): string;
  /** `id` is undefined for a new item. */
  Fields: ComponentType<{ values: Values; id: string | undefined }>;
  Preview: ComponentType<{ values: Values; id: string | undefined }>;
}

const timeout = () => AbortSignal.timeout(SEND_TIMEOUT_MS);

export const EDITED_PRODUCT: EditedKind<ProductInput, ProductValues> = {
  kind: 'product',
  load: (id, signal) => callApi('GET /api/admin/products/{id}', { params: { id }, signal }),
  save: (body) => callApi('POST /api/admin/products', { body, signal: timeout() }),
  empty: NEW_PRODUCT,
  toValues: (input) => productValues(withPriceOfDay(input, berlinDay(new Date()))),
  read: readProduct,
  pathOf: productPath,
  Fields: ProductFields,
  Preview: ProductPreview,
};

export const EDITED_RENTAL_TOOL: EditedKind<RentalToolInput, RentalToolValues> = {
  kind: 'rental_tool',
  load: (id, signal) => callApi('GET /api/admin/rental-tools/{id}', { params: { id }, signal }),
  save: (body) => callApi('POST /api/admin/rental-tools', { body, signal: timeout() }),
  empty: NEW_RENTAL_TOOL as RentalToolInput,
  toValues: rentalToolValues,
  read: readRentalTool,
  pathOf: rentalToolPath,
  Fields: RentalToolFields,
  Preview: RentalToolPreview,
};
