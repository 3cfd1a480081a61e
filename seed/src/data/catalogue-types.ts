import type { ProductCategory, ProductDetail, ProductUnit } from '@shop/domain/product';
import type { RentalCategory, RentalTool } from '@shop/domain/rental';

/** A product as it is written down here: net price in euro per unit, none if it is on request. */
export interface CatalogueProduct extends ProductDetail {
  category: ProductCategory;
  unit: ProductUnit;
  description: string;
}

/** A tool for rent as it is written down here: net prices and the deposit in euro. */
export interface CatalogueRentalTool extends RentalTool {
  category: RentalCategory;
}
