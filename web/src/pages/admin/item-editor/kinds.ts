import { berlinDay } from '@shop/domain/calendar';
import type { ProductInput } from '@shop/domain/product-input';
import type { RentalToolInput } from '@shop/domain/rental-tool-input';
import { callApi, SEND_TIMEOUT_MS } from '../../../lib/api/client.ts';
import { productPath, rentalToolPath } from '../../../lib/paths.ts';
import type { EditedKind } from './edited-kind.ts';
import { ProductPreview, RentalToolPreview } from './item-preview.tsx';
import { ProductFields } from './product-fields.tsx';
import {
  NEW_PRODUCT,
  type ProductValues,
  productValues,
  readProduct,
  withPriceOfDay,
} from './product-values.ts';
import { RentalToolFields } from './rental-tool-fields.tsx';
import {
  NEW_RENTAL_TOOL,
  type RentalToolValues,
  readRentalTool,
  rentalToolValues,
} from './rental-tool-values.ts';

const timeout = () => AbortSignal.timeout(SEND_TIMEOUT_MS);

export const EDITED_PRODUCT: EditedKind<ProductInput, ProductValues> = {
  kind: 'product',
  texts: {
    new: 'Neuer Artikel',
    loading: 'Artikel wird geladen...',
    missing: 'Diesen Artikel gibt es nicht.',
    toList: 'Zum Sortiment',
    this: 'Dieser Artikel',
  },
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
  texts: {
    new: 'Neues Mietgerät',
    loading: 'Mietgerät wird geladen...',
    missing: 'Dieses Mietgerät gibt es nicht.',
    toList: 'Zum Mietpark',
    this: 'Dieses Mietgerät',
  },
  load: (id, signal) => callApi('GET /api/admin/rental-tools/{id}', { params: { id }, signal }),
  save: (body) => callApi('POST /api/admin/rental-tools', { body, signal: timeout() }),
  empty: NEW_RENTAL_TOOL as RentalToolInput,
  toValues: rentalToolValues,
  read: readRentalTool,
  pathOf: rentalToolPath,
  Fields: RentalToolFields,
  Preview: RentalToolPreview,
};
