import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { isVisible } from '@shop/domain/office/current-product';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { announce } from '../../../lib/announcer/announce.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { PLAIN_LIST } from '../../../lib/theme/shared-styles.ts';
import { WHOLE_ROW } from '../../../office/editing/field-sections.tsx';
import { useField } from '../../../office/form/form-fields.tsx';
import { ProductSearch, useProductsOf } from '../../../office/product-search.tsx';
import { Icon } from '../../../ui/icon.tsx';

const MAX_RELATED = 12;

/** Products that the product's page links to, found by name or number. */
export function RelatedFields({ ownId }: { ownId: number }) {
  const { value: ids, set } = useField<number[]>('related_ids');
  const products = useProductsOf(ids);
  return (
    <>
      <Box component="ul" sx={list}>
        {products.map(({ id, product }) => {
          const name = product?.input.name ?? `Artikel ${formatArticleNumber(id)}`;
          return (
            <Box component="li" key={id} sx={row}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {name}
                {product && !isVisible(product.input) && ' (nicht im Shop zu sehen)'}
              </Box>
              <IconButton
                aria-label={`${name} entfernen`}
                onClick={() => {
                  set(ids.filter((other) => other !== id));
                  announce(`${name} entfernt.`);
                }}
              >
                <Icon name="close" size={20} />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <Box sx={WHOLE_ROW}>
        {ids.length < MAX_RELATED ? (
          <ProductSearch excluded={[ownId, ...ids]} onPick={(id) => set([...ids, id])} />
        ) : (
          `Mehr als ${MAX_RELATED} Artikel zeigt die Seite nicht.`
        )}
      </Box>
    </>
  );
}

const list = { ...WHOLE_ROW, ...PLAIN_LIST, '&:empty': { display: 'none' } };

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  borderBottom: `1px solid ${COLORS.slab}`,
};
