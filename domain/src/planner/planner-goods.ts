import type { Coverage } from '../product/coverage.ts';
import type { ProductRole } from '../product/material-rules.ts';
import type { Product } from '../product/product.ts';
import type { RentalTool } from '../rental/rental.ts';
import type { RentPrices } from '../rental/rental-price.ts';

/** A product for plans: it has a price and what the calculator needs. */
export interface PlannerGoods extends Product {
  price: number;
  coverage: Coverage;
  roles: readonly ProductRole[];
  weight_kg?: number;
  units_per_pallet?: number;
}

export type PlannerTool = Pick<RentalTool, 'id' | 'name' | 'image_url'> & RentPrices;

/** The answer of `GET /api/planner`. */
export interface PlannerData {
  goods: PlannerGoods[];
  tools: PlannerTool[];
}
