import { toEuro } from '@shop/domain/money/money';
import {
  CATALOGUE_VERSION,
  PRODUCTS_COLLECTION,
  type StoredProduct,
} from '@shop/domain/office/stored-catalogue';
import {
  CONTENT_UNITS,
  type LinkedProduct,
  PACKAGINGS,
  type Producer,
  type Product,
  type ProductContent,
  type ProductDetail,
  WITHDRAWAL_EXEMPTIONS,
} from '@shop/domain/product/product';
import { isQuantity } from '@shop/domain/text/quantity';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { fromAllFields } from './all-fields.ts';
import { isPositive, isText, isWhole, listOf, oneOf, optional, shapeOf } from './checks.ts';
import { isCoverage } from './coverage.ts';
import { isDeliveryTime } from './delivery-time.ts';
import { LIST_CHECKS, OFFICE_CHECKS } from './office-entry.ts';
import { isPicture } from './picture.ts';
import { collectionOf, type StoredType } from './stored-type.ts';

export const PRODUCTS: StoredType<StoredProduct> = {
  collection: PRODUCTS_COLLECTION,
  version: CATALOGUE_VERSION,
  defaults: { specifications: [] },
  checks: {
    id: isWhole,
    name: isText,
    description: optional(isText),
    category: isText,
    price_cents: optional(isWhole),
    unit: isText,
    image_url: optional(isText),
    grain: optional(isText),
    colour: optional(isText),
    packaging: optional(oneOf(PACKAGINGS)),
    material: optional(isText),
    specifications: listOf(shapeOf({ label: isText, value: isText })),
    vat_rate: optional(isWhole),
    content: optional(shapeOf<ProductContent>({ amount: isPositive, unit: oneOf(CONTENT_UNITS) })),
    coverage: optional(isCoverage),
    weight_kg: optional(isPositive),
    producer: optional(shapeOf<Producer>({ name: isText, address: isText, email: isText })),
    withdrawal_exemption: optional(oneOf(WITHDRAWAL_EXEMPTIONS)),
    units_per_pallet: optional(isQuantity),
    related_ids: optional(listOf(isWhole)),
    article_number: optional(isText),
    delivery_time: optional(isDeliveryTime),
    pictures: optional(listOf(isPicture)),
    next_price: optional(
      shapeOf<NonNullable<StoredProduct['next_price']>>({ price_cents: isWhole, from: isText }),
    ),
    ...OFFICE_CHECKS,
    ...LIST_CHECKS,
  },
};

export function productsOf(firestore: Firestore): CollectionReference<StoredProduct> {
  return collectionOf(firestore, PRODUCTS);
}

/** The product as lists carry it. */
export function toProduct({ price_cents, ...stored }: StoredProduct): Product {
  return fromAllFields<Product>({
    id: stored.id,
    name: stored.name,
    description: stored.description,
    category: stored.category,
    price: price_cents === undefined ? undefined : toEuro(price_cents),
    unit: stored.unit,
    image_url: stored.image_url,
    grain: stored.grain,
    colour: stored.colour,
    packaging: stored.packaging,
    material: stored.material,
    vat_rate: stored.vat_rate,
    content: stored.content,
    article_number: stored.article_number,
    delivery_time: stored.delivery_time,
  });
}

/** Makes products of a catalogue what their own pages show. */
export function toProductDetails(
  all: ReadonlyMap<number, StoredProduct>,
): (stored: StoredProduct) => ProductDetail {
  const ofMaterial = new Map<string, StoredProduct[]>();
  for (const product of all.values()) {
    if (!product.material) continue;
    const known = ofMaterial.get(product.material);
    if (known) known.push(product);
    else ofMaterial.set(product.material, [product]);
  }
  return (stored) => {
    const related = (stored.related_ids ?? []).flatMap((id) => all.get(id) ?? []);
    const alternatives = (ofMaterial.get(stored.material ?? '') ?? []).filter(
      ({ id }) => id !== stored.id,
    );
    return toProductDetail(stored, related, alternatives);
  };
}

function toProductDetail(
  stored: StoredProduct,
  related: readonly StoredProduct[],
  alternatives: readonly StoredProduct[],
): ProductDetail {
  type DetailOnly = Omit<ProductDetail, keyof Product>;
  return {
    ...toProduct(stored),
    ...fromAllFields<DetailOnly>({
      specifications: stored.specifications,
      pictures: stored.pictures,
      coverage: stored.coverage,
      weight_kg: stored.weight_kg,
      producer: stored.producer,
      withdrawal_exemption: stored.withdrawal_exemption,
      units_per_pallet: stored.units_per_pallet,
      related_ids: stored.related_ids,
      related: toLinked(related),
      alternatives: toLinked(alternatives),
    }),
  };
}

function toLinked(products: readonly StoredProduct[]): LinkedProduct[] | undefined {
  if (products.length === 0) return undefined;
  return products.map((stored) => {
    const linked = toProduct(stored);
    return fromAllFields<LinkedProduct>({
      id: linked.id,
      name: linked.name,
      category: linked.category,
      price: linked.price,
      unit: linked.unit,
      image_url: linked.image_url,
      packaging: linked.packaging,
      vat_rate: linked.vat_rate,
      content: linked.content,
    });
  });
}
