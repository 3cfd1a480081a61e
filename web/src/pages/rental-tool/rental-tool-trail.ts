import type { RentalTool } from '@shop/domain/rental';
import { PATHS, rentalCategoryPath } from '../../lib/paths.ts';

/** The pages above a tool's, from the top down. */
export function rentalToolTrail({ category }: Pick<RentalTool, 'category'>) {
  return [
    { to: PATHS.rentalList, label: 'Miete' },
    { to: rentalCategoryPath(category), label: category },
  ];
}
