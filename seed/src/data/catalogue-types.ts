import type { ProductCategory, ProductDetail, ProductUnit } from '@shop/domain/product';
import type { RentalCategory, RentalTool } from '@shop/domain/rental';

interface Pictured {
  /** Beginning of the picture's file names in `web/public/pictures`. */
  picture: string;
}

/** A product of the demo catalogue: net price in euros per unit, none if it is on request. */
export interface CatalogueProduct extends Omit<ProductDetail, 'image_url'>, Pictured {
  category: ProductCategory;
  unit: ProductUnit;
  description: string;
}

/** A tool for rent of the demo catalogue: net prices and deposit in euros. */
export interface CatalogueRentalTool extends Omit<RentalTool, 'image_url'>, Pictured {
  category: RentalCategory;
}
