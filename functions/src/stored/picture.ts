import type { Picture } from '@shop/domain/product/picture';
import { isText, shapeOf } from './checks.ts';

export const isPicture = shapeOf<Picture>({ url: isText, alt: isText });
