import { type Checks, isText, isWhole, listOf, optional, shapeOf } from '../stored/checks.ts';

/** What has to stand in all that the shop offers, for sale or for rent. */
export const ARTICLE_CHECKS: Checks = {
  id: isWhole,
  name: isText,
  category: isText,
  image_url: optional(isText),
  specifications: listOf(shapeOf({ label: isText, value: isText })),
};
