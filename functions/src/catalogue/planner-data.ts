import { fromStoredFields } from '@shop/domain/fields/field';
import { toProduct } from '@shop/domain/office/current-product';
import type { StoredProduct } from '@shop/domain/office/stored-catalogue';
import type { PlannerData, PlannerGoods, PlannerTool } from '@shop/domain/planner/planner-goods';
import { PLANNED_ROLES } from '@shop/domain/planner/projects';
import type { ProductRole } from '@shop/domain/product/material-rules';
import { PRODUCT_FIELDS } from '@shop/domain/product/product-fields';
import type { RentalTool } from '@shop/domain/rental/rental';

const MORE_FIELDS = ['coverage', 'weight_kg', 'units_per_pallet'];

/** What plans can use: goods with a role of theirs, a price and a coverage, and the tools for rent. */
export function plannerData(
  products: ReadonlyMap<number, StoredProduct>,
  tools: readonly RentalTool[],
): PlannerData {
  const fitting = [...products.values()].filter(
    ({ roles = [], price_cents, coverage }) =>
      price_cents !== undefined && coverage && roles.some((role) => PLANNED_ROLES.includes(role)),
  );
  return {
    goods: fitting.map((stored) => ({
      ...(toProduct(stored) as PlannerGoods),
      ...fromStoredFields<object>(PRODUCT_FIELDS, stored, MORE_FIELDS),
    })),
    tools: tools
      .filter(({ is_available }) => is_available)
      .map((tool): PlannerTool => {
        const { id, name, image_url, deposit_amount, weekend_price } = tool;
        const { daily_price, weekly_price, monthly_price } = tool;
        const prices = { daily_price, weekly_price, monthly_price, deposit_amount };
        const more = { ...(weekend_price !== undefined && { weekend_price }) };
        return { id, name, ...prices, ...more, ...(image_url && { image_url }) };
      }),
  };
}

/** Roles of plans that no product has. */
export function bareRoles(products: ReadonlyMap<number, StoredProduct>): ProductRole[] {
  const served = new Set(plannerData(products, []).goods.flatMap(({ roles }) => roles));
  return PLANNED_ROLES.filter((role) => !served.has(role));
}
