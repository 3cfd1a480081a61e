import type { Specification } from '@shop/domain/product';

/** The technical data of a product or a tool, in the order of its page. */
export function technicalData(specifications: readonly Specification[]) {
  if (specifications.length === 0) return {};
  return {
    additionalProperty: specifications.map(({ label, value }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
    })),
  };
}
