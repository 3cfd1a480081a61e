import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { COMPANY } from '@shop/domain/company';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import type { ProductDetail } from '@shop/domain/product/product';
import { withdrawalExemptionNote } from '@shop/domain/product/withdrawal-exemption';
import { formatNumber } from '@shop/domain/text/format';
import { keepUnits } from '@shop/domain/text/keep-units';
import { useNavigate } from 'react-router-dom';
import { contactPath, PATHS } from '../../lib/paths.ts';
import { ZOOMED } from '../../lib/theme/shared-styles.ts';
import { BEFORE_DESCRIPTION, offer } from '../../ui/detail-page.tsx';
import { Block, Quiet, Text } from '../../ui/layout.tsx';
import { PictureGallery } from '../../ui/picture-gallery.tsx';
import { TechnicalData } from '../../ui/technical-data.tsx';
import { Titled } from '../../ui/titled.tsx';
import { UnbrokenText } from '../../ui/unbroken-text.tsx';
import { QuantityCalculator } from './calculator/quantity-calculator.tsx';
import { LINKED_SECTIONS, LinkedProducts } from './linked-products.tsx';
import { PRICE_PANEL, Purchase } from './purchase.tsx';
import { ServiceInfo } from './service-info.tsx';

export function ProductView({ product }: { product: ProductDetail }) {
  const { price } = product;
  return (
    <>
      <Box sx={columns}>
        <PictureGallery item={product} ratio={PICTURE_RATIOS} sx={left} />
        <Box sx={{ ...offer, ...right }}>
          <Box sx={BEFORE_DESCRIPTION}>
            <Text variant="overline" component="p" muted>
              {product.category}
            </Text>
            <Typography variant="h1" sx={{ mt: 1, fontSize: { md: '3rem' } }}>
              {keepUnits(product.name)}
            </Typography>
          </Box>
          {product.description && (
            <Text mt={2}>
              <UnbrokenText>{product.description}</UnbrokenText>
            </Text>
          )}
          {product.also_known_as && <Quiet mt={1}>Auch bekannt als: {product.also_known_as}</Quiet>}
          {price === undefined ? (
            <PriceInquiry product={product} />
          ) : (
            <Purchase product={{ ...product, price }} />
          )}
        </Box>
        <Box sx={[left, below]}>
          <TechnicalData
            rows={[
              ...product.specifications,
              { label: 'Verkaufseinheit', value: salesUnit(product) },
              {
                label: 'Artikelnummer',
                value: formatArticleNumber(product.id, product.article_number),
              },
            ]}
          />
        </Box>
        <Box sx={[right, below]}>
          <ServiceInfo product={product} />
        </Box>
        <Box sx={[left, below]}>
          <ConsumerRights product={product} />
        </Box>
      </Box>
      <Box sx={LINKED_SECTIONS}>
        <LinkedProducts title="Auch als" products={product.alternatives} />
        <LinkedProducts title="Passt dazu" products={product.related} />
      </Box>
    </>
  );
}

/** `m² (10 m² je Palette)`. */
const salesUnit = ({ unit, units_per_pallet }: ProductDetail): string =>
  units_per_pallet ? `${unit} (${formatNumber(units_per_pallet)} ${unit} je Palette)` : unit;

/** Replaces the purchase panel of a product without a price. */
function PriceInquiry({ product }: { product: ProductDetail }) {
  const navigate = useNavigate();
  const { name, unit, coverage } = product;
  const subject = `Preisanfrage: ${name}`;
  const ask = (quantity: number) =>
    navigate(contactPath('quote', `${subject}, ${formatNumber(quantity)} ${unit}`));
  return (
    <>
      <Box sx={PRICE_PANEL}>
        <Box sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2 }}>Preis auf Anfrage</Box>
        <Block component="p" mt={1} mb={3}>
          Der Preis hängt von Menge und Lieferort ab. Wir nennen ihn Ihnen gern, auch am Telefon
          unter <Link href={COMPANY.phone.href}>{COMPANY.phone.display}</Link>.
        </Block>
        <Button fullWidth size="large" href={contactPath('quote', subject)}>
          Preis anfragen
        </Button>
      </Box>
      {coverage && (
        <QuantityCalculator
          product={product}
          coverage={coverage}
          takeLabel="Preis für diese Menge anfragen"
          onTake={ask}
        />
      )}
    </>
  );
}

// Two columns of independent heights, so that an opened calculator leaves no gap in the other one. The
// elements keep the order in which a phone shows them, which neither a grid nor two wrappers would.
const columns = {
  display: { xs: 'grid', md: 'flow-root' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 3,
  [ZOOMED]: { display: 'flow-root' },
};
const column = (side: 'left' | 'right', twelfths: number) => ({
  float: { md: side },
  clear: { md: side },
  width: { md: `calc((100% - 48px) * ${twelfths} / 12)` },
  // Zoomed, the columns swap widths.
  [ZOOMED]: { float: side, clear: side, width: `calc((100% - 24px) * ${12 - twelfths} / 12)` },
});
const left = column('left', 7);
const right = column('right', 5);
const below = { mt: { xs: 2, md: 6 }, [ZOOMED]: { mt: 6 } };

/** Flat on phones, so that price and quantity are in the first view. */
const PICTURE_RATIOS = { xs: '16 / 9', md: '4 / 3' };

/** The producer (Art. 19 GPSR), and what consumers may do with the product. */
function ConsumerRights({ product }: { product: ProductDetail }) {
  const { producer, withdrawal_exemption } = product;
  return (
    <Titled title="Hersteller und Ihre Rechte" variant="h2" mb={2}>
      {producer && (
        <Box component="address" sx={{ mb: 2, fontStyle: 'normal', overflowWrap: 'anywhere' }}>
          <strong>{producer.name}</strong>
          <br />
          {producer.address}
          <br />
          <Link href={`mailto:${producer.email}`}>{producer.email}</Link>
        </Box>
      )}
      {withdrawal_exemption && <Text mb={2}>{withdrawalExemptionNote(withdrawal_exemption)}</Text>}
      <Text muted>
        Für Verbraucher: <Link href={PATHS.withdrawalInstruction}>Widerrufsbelehrung</Link> und{' '}
        <Link href={PATHS.warranty}>gesetzliches Gewährleistungsrecht</Link>.
      </Text>
    </Titled>
  );
}
