import type { StoredProduct, StoredRentalTool } from '@shop/domain/office/stored-catalogue';
import type { ProductCategory, ProductUnit } from '@shop/domain/product/product-values';
import type { RentalCategory } from '@shop/domain/rental/rental';

/** Filled in when the documents are made. */
type Generated = 'image_url' | 'schema_version';

interface Pictured {
  /** Beginning of the picture's file names in `web/public/pictures`. */
  picture: string;
}

/** A product of the demo catalogue as it is stored; prices are cents, written `24_50` for 24,50 €. */
export interface CatalogueProduct extends Omit<StoredProduct, Generated>, Pictured {
  category: ProductCategory;
  unit: ProductUnit;
  description: string;
}

/** A product as it is written down, without what its file and its other data tell. */
export type DemoProduct = Omit<CatalogueProduct, 'category'>;

/** A tool for rent of the demo catalogue as it is stored. */
export interface CatalogueRentalTool extends Omit<StoredRentalTool, Generated>, Pictured {
  category: RentalCategory;
}

/** A tool as it is written down: its file tells the category, its daily price the others. */
export type DemoTool = Omit<
  CatalogueRentalTool,
  'category' | 'weekly_price_cents' | 'monthly_price_cents' | 'is_available'
>;
