import type { CategoryKind } from '@shop/domain/office/category';
import { withPriceOfDay } from '@shop/domain/office/current-product';
import type { Versioned } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import type { RentalToolInput } from '@shop/domain/office/rental-tool-input';
import { berlinDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/client.ts';
import { READ_OPTIONS } from '../../../lib/api/queries.ts';
import { productPath, rentalToolPath } from '../../../lib/paths.ts';
import { useAdminKey } from '../../../office/api/use-office-query.ts';
import { NEW_ITEM } from '../../../office/editing/use-editor.ts';
import { Loaded, NoEntries } from '../../../office/tab/paged-list.tsx';
import { BackLink } from '../../../office/tab/tab-head.tsx';
import { useAssortmentView } from '../../../office/tab/use-assortment-view.ts';
import { ITEM_KINDS } from '../item-kinds.ts';
import { type EditedKind, type EditedValues, type Item, ItemForm } from './item-form.tsx';
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

const EDITED_PRODUCT: EditedKind<ProductInput, ProductValues> = {
  kind: 'product',
  empty: NEW_PRODUCT,
  toValues: (input) => productValues(withPriceOfDay(input, berlinDay(new Date()))),
  read: readProduct,
  pathOf: productPath,
  Fields: ProductFields,
  Preview: ProductPreview,
};

const EDITED_RENTAL_TOOL: EditedKind<RentalToolInput, RentalToolValues> = {
  kind: 'rental_tool',
  empty: NEW_RENTAL_TOOL as RentalToolInput,
  toValues: rentalToolValues,
  read: readRentalTool,
  pathOf: rentalToolPath,
  Fields: RentalToolFields,
  Preview: RentalToolPreview,
};

/** The editor of the product or rental tool that the address names; `neu` with `kopie` copies one. */
export default function ItemEditor({ of }: { of: CategoryKind }) {
  return of === 'product' ? (
    <LoadedEditor edited={EDITED_PRODUCT} />
  ) : (
    <LoadedEditor edited={EDITED_RENTAL_TOOL} />
  );
}

function LoadedEditor<Input extends Item, Values extends EditedValues>({
  edited,
}: {
  edited: EditedKind<Input, Values>;
}) {
  const { title, one, missing, path } = ITEM_KINDS[edited.kind];
  const view = useAssortmentView();
  const id = view.detail('id') ?? NEW_ITEM;
  const copied = id === NEW_ITEM ? view.detail('kopie') : undefined;
  const loadedId = id === NEW_ITEM ? copied : id;
  const query = useQuery({
    ...READ_OPTIONS,
    queryKey: [...useAdminKey(), edited.kind, loadedId ?? NEW_ITEM],
    queryFn: async ({ signal }) => {
      const options = { params: { id: loadedId ?? '' }, signal };
      const item: Versioned<Item> = await callApi(`GET /api/admin/${path}/{id}`, options);
      return item as Versioned<Input>;
    },
    enabled: loadedId !== undefined,
  });
  const { data, error } = query;
  const loaded = loadedId === undefined ? newItem(edited.empty) : data && baseOf(data, copied);
  const isMissing = error instanceof ApiFailure && error.status === 404;
  return (
    <section>
      <BackLink to={view.linkTo()}>Zum {title}</BackLink>
      {isMissing ? (
        <NoEntries title={missing} />
      ) : (
        <Loaded
          query={{ ...query, data: loaded }}
          loading={`${one} wird geladen...`}
          failed="Der Eintrag konnte nicht geladen werden"
        >
          {(base) => <ItemForm key={`${id} ${copied}`} edited={edited} loaded={base} item={id} />}
        </Loaded>
      )}
    </section>
  );
}

const newItem = <Input,>(input: Input): Versioned<Input> => ({ id: NEW_ITEM, version: 0, input });

/** A copy starts hidden, under a new name. */
function baseOf<Input extends Item>(
  item: Versioned<Input>,
  copied: string | undefined,
): Versioned<Input> {
  if (copied === undefined) return item;
  const { article_number: _, ...input } = item.input as Input & { article_number?: string };
  return newItem({
    ...(input as unknown as Input),
    name: `${item.input.name} (Kopie)`,
    visibility: 'hidden',
  });
}
