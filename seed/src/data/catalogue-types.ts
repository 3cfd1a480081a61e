import type { StoredProduct, StoredRentalTool } from '@shop/domain/office/stored-catalogue';
import type { ProductCategory, ProductUnit } from '@shop/domain/product/product-values';
import type { RentalCategory } from '@shop/domain/rental/rental';
import { splitEntries, splitPair } from '@shop/domain/text/cell-entries';

/** Filled in when the documents are created. */
type Generated = 'image_url' | 'schema_version';

interface Pictured {
  /** Prefix of the picture's file names in `web/public/pictures`. */
  picture: string;
}

/** A product of the demo catalogue as stored; prices are cents, written `24_50` for 24,50 €. */
export interface CatalogueProduct extends Omit<StoredProduct, Generated>, Pictured {
  category: ProductCategory;
  unit: ProductUnit;
  description: string;
}

/** A product as written in its file, without what follows from the file and its other data. */
export type DemoProduct = Omit<CatalogueProduct, 'category'>;

/** A tool for rent of the demo catalogue as stored. */
export interface CatalogueRentalTool extends Omit<StoredRentalTool, Generated>, Pictured {
  category: RentalCategory;
}

/** A tool as written in its file, which determines the category; the daily price determines the others. */
export type DemoTool = Omit<
  CatalogueRentalTool,
  'category' | 'weekly_price_cents' | 'monthly_price_cents' | 'is_available'
>;

/** What is written of each: its technical data as in the office's table, `Kornform: rund | Farbe: Grau`. */
type Written<Item extends { specifications: unknown }> = Omit<
  Item,
  'id' | 'name' | 'picture' | 'specifications'
> & { specifications: string };

/** A product with the prefix of its picture's file names; sold by the tonne unless it says otherwise. */
export const product = (
  id: number,
  name: string,
  picture: string,
  data: Optional<Written<DemoProduct>, 'unit'>,
): DemoProduct => ({ id, name, picture, unit: 't', ...data, ...technicalData(data) });

/** A tool with the prefix of its picture's file names. */
export const tool = (
  id: number,
  name: string,
  picture: string,
  data: Written<DemoTool>,
): DemoTool => ({ id, name, picture, ...data, ...technicalData(data) });

const technicalData = ({ specifications }: { specifications: string }) => ({
  specifications: splitEntries(specifications).map((entry) => {
    const [label, value] = splitPair(entry);
    return { label, value };
  }),
});

type Optional<T, Key extends keyof T> = Omit<T, Key> & Partial<Pick<T, Key>>;
