import Box from '@mui/material/Box';
import type { CustomerSite } from '@shop/domain/customer/building-site';
import {
  type CategoryDiscount,
  type FixedPrice,
  MAX_DISCOUNTS,
  MAX_FIXED_PRICES,
} from '@shop/domain/customer/own-prices';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { typedEuro, typedNumber } from '@shop/domain/text/number-input';
import { berlinDay } from '@shop/domain/time/calendar';
import { columns } from '../../lib/theme/shared-styles.ts';
import { useCurrentCategories } from '../../office/api/use-category-list.ts';
import { NumberField, WHOLE_ROW } from '../../office/editing/field-sections.tsx';
import type { valueReader } from '../../office/editing/read-values.ts';
import { type Row, RowList, toRows, withRows } from '../../office/editing/row-list.tsx';
import { SelectField, useField } from '../../office/form/form-fields.tsx';
import { ProductSearch, useProductsOf } from '../../office/product-search.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { Block, WholeRow } from '../../ui/layout.tsx';

type TypedPrice = Omit<FixedPrice, 'price'> & { price: string };
type TypedDiscount = Omit<CategoryDiscount, 'percent'> & { percent: string };

/** The own prices of a customer as a form holds them. */
export interface TermsValues {
  fixed_prices: Row<TypedPrice>[];
  discounts: Row<TypedDiscount>[];
}

interface Prices {
  fixed_prices?: FixedPrice[];
  discounts?: CategoryDiscount[];
}

export const termsValues = ({ fixed_prices = [], discounts = [] }: Prices): TermsValues => ({
  fixed_prices: toRows(fixed_prices.map((row) => ({ ...row, price: typedEuro(row.price) }))),
  discounts: toRows(discounts.map((row) => ({ ...row, percent: typedNumber(row.percent) }))),
});

export function readTerms(
  { fixed_prices, discounts }: TermsValues,
  { number }: ReturnType<typeof valueReader>,
): Record<keyof Prices, unknown> {
  const read = <Typed extends object>(
    name: keyof Prices,
    amount: keyof Typed,
    rows: readonly Row<Typed>[],
  ) => {
    const all = rows.map(({ key: _, ...row }, index) => {
      const path = `${name}[${index}].${String(amount)}`;
      return { ...row, [amount]: number(path, String((row as unknown as Typed)[amount])) };
    });
    return all.length > 0 ? all : undefined;
  };
  return {
    fixed_prices: read('fixed_prices', 'price', fixed_prices),
    discounts: read('discounts', 'percent', discounts),
  };
}

/** Agreed prices of articles. */
export function FixedPrices() {
  const { value: rows, set } = useField<Row<TypedPrice>[]>('fixed_prices');
  const products = useProductsOf([...new Set(rows.map(({ product_id }) => product_id))]);
  const known = new Map(products.map(({ id, product }) => [id, product?.input]));
  const nameOf = ({ product_id }: TypedPrice) =>
    known.get(product_id)?.name ?? `Artikel ${formatArticleNumber(product_id)}`;
  const add = (product_id: number) =>
    set(withRows(rows, { product_id, price: '', from: today(), site: '' }));
  return (
    <Box sx={WHOLE_ROW}>
      <Block component="p" mt={0}>
        Es gilt ein Preis: der Festpreis der Baustelle, sonst der Festpreis, sonst der Rabatt der
        Baustelle, sonst der Rabatt, sonst der Listenpreis. Mietgeräte haben Listenpreise.
      </Block>
      <RowList<TypedPrice>
        name="fixed_prices"
        label="Festpreise"
        max={MAX_FIXED_PRICES}
        nameOf={nameOf}
      >
        {(row, index) => {
          const { article_number, unit = 'Einheit', price } = known.get(row.product_id) ?? {};
          const list = price === undefined ? '' : `Liste: ${typedEuro(price)} €`;
          return (
            <Box sx={rowStyle}>
              <WholeRow>
                {nameOf(row)}, {formatArticleNumber(row.product_id, article_number)}
              </WholeRow>
              <NumberField
                name={`fixed_prices[${index}].price`}
                label="Nettopreis"
                unit={`€ / ${unit}`}
                hint={list}
              />
              <Scope name={`fixed_prices[${index}]`} />
            </Box>
          );
        }}
      </RowList>
      {rows.length < MAX_FIXED_PRICES && <ProductSearch excluded={[]} onPick={add} />}
    </Box>
  );
}

/** Discounts on all articles of a category. */
export function Discounts() {
  const names = useCurrentCategories('product');
  return (
    <Box sx={WHOLE_ROW}>
      <RowList<TypedDiscount>
        name="discounts"
        label="Rabattgruppen"
        max={MAX_DISCOUNTS}
        empty={{ category: '', percent: '', from: today(), site: '' }}
        addLabel="Rabatt auf eine Kategorie"
        nameOf={({ category }, index) => category || `Rabatt ${index + 1}`}
      >
        {({ category }, index) => (
          <Box sx={rowStyle}>
            <SelectField
              name={`discounts[${index}].category`}
              label="Kategorie"
              options={[
                { value: '', label: 'Bitte wählen' },
                ...[...new Set([...names, ...(category ? [category] : [])])].map((value) => ({
                  value,
                  label: value,
                })),
              ]}
            />
            <NumberField name={`discounts[${index}].percent`} label="Rabatt" unit="%" />
            <Scope name={`discounts[${index}]`} />
          </Box>
        )}
      </RowList>
    </Box>
  );
}

const today = () => berlinDay(new Date());

/** A day of a row. */
export function RowDay({ name, ...field }: { name: string; label: string; required?: boolean }) {
  const { value, error, set } = useField<string>(name);
  return <DateField {...field} value={value} earliest={FIRST_DAY} error={error} onChange={set} />;
}

/** From when a row holds, and for which of the record's sites. */
function Scope({ name }: { name: string }) {
  const { value: sites } = useField<readonly CustomerSite[]>('sites');
  return (
    <>
      <RowDay name={`${name}.from`} label="Gilt ab" />
      <SelectField
        name={`${name}.site`}
        label="Baustelle"
        options={[
          { value: '', label: 'Alle' },
          ...sites.flatMap(({ name: site }) => (site ? { value: site, label: site } : [])),
        ]}
      />
    </>
  );
}

const FIRST_DAY = '2020-01-01';

const rowStyle = { ...columns('sm', 1, 1, 1, 1), alignItems: 'start', gap: 1.5 };
