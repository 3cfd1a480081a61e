import {
  deliveryTimeOf,
  WITHIN_GENERAL_TIME,
  withinDeliveryTime,
} from '@shop/domain/product/delivery-time';
import type { CategoryItem } from '@shop/domain/product/product';
import type { ProductCategory } from '@shop/domain/product/product-values';
import { itemDescription } from '../../lib/head/item-description.ts';
import type { IndexedHead } from '../../lib/head/page-head.ts';
import { breadcrumbList } from '../../lib/head/structured-data.ts';
import { categoryPath, PATHS } from '../../lib/paths.ts';

export interface CataloguePageTexts {
  heading: string;
  lead: string;
  picture: { name?: string; url?: string };
  trail: readonly { to: string; label: string }[];
  head: IndexedHead;
}

const HOME = { to: PATHS.home, label: 'Startseite' };
const CATALOGUE = { to: PATHS.catalogue, label: 'Katalog' };

const ALL: CataloguePageTexts = {
  heading: CATALOGUE.label,
  lead: 'Schüttgut, Sand, Beton, Pflaster und Dachdeckung für Straße, Haus und Garten.',
  picture: { name: 'bauhof' },
  trail: [HOME],
  head: {
    title: CATALOGUE.label,
    description: `Alle Baustoffe im Überblick: Schüttgut, Sand, Schotter, Beton, Pflaster und Dachdeckung mit Preisen je Tonne, m² oder Stück. Lieferung ${WITHIN_GENERAL_TIME}.`,
    path: CATALOGUE.to,
    hasPagesByQuery: true,
    structuredData: [breadcrumbList([HOME], CATALOGUE)],
  },
};

/** Lead and file name prefix of the picture, until the office chooses others. */
const CATEGORIES: Partial<Record<string, { lead: string; picture: string }>> = {
  Schüttgut: {
    lead: 'Kies, Splitt, Erde, Rindenmulch und Füllboden, lose nach Gewicht oder Volumen.',
    picture: 'flusskiesel',
  },
  Sand: {
    lead: 'Vom Spielsand bis zum Estrichsand: lose nach Tonnen oder handlich im 25-kg-Sack.',
    picture: 'spielsand',
  },
  Schotter: {
    lead: 'Tragschichten, Frostschutz, Edelsplitt und Steine für Gabionen, lose nach Tonnen.',
    picture: 'gabionensteine',
  },
  Beton: {
    lead: 'Transportbeton nach m³, Zement und Mörtel im Sack, Bewehrung, Borde und Schachtringe.',
    picture: 'zement-cem-ii-sack',
  },
  Pflastersteine: {
    lead: 'Betonpflaster, Klinker, Naturstein und Platten für Wege, Höfe und Terrassen.',
    picture: 'granit-kleinpflaster',
  },
  Dachdeckung: {
    lead: 'Ziegel, Dachsteine, Schiefer und Bahnen, dazu Dämmung, Rinnen und Dachfenster.',
    picture: 'biberschwanzziegel',
  },
} satisfies Record<ProductCategory, object>;

/**
 * Texts and picture of a category, including one that only the office knows; without an item, of all
 * products.
 */
export function cataloguePageOf(item: CategoryItem | undefined): CataloguePageTexts {
  if (!item) return ALL;
  const { category } = item;
  const builtIn = CATEGORIES[category];
  const lead =
    item.lead ??
    builtIn?.lead ??
    `Alle Produkte der Kategorie ${category} mit Preisen und technischen Daten.`;
  const picture = item.image_url
    ? { url: item.image_url }
    : builtIn
      ? { name: builtIn.picture }
      : ALL.picture;
  const trail = [HOME, CATALOGUE];
  const path = categoryPath(category);
  return {
    heading: category,
    lead,
    picture,
    trail,
    head: {
      title: `${category} kaufen`,
      description: itemDescription([
        `${category} online kaufen: ${lead}`,
        `Lieferung ${withinDeliveryTime(deliveryTimeOf(category))}.`,
        'Mit Preisen und Mengenrechner.',
      ]),
      path,
      hasPagesByQuery: true,
      structuredData: [breadcrumbList(trail, { to: path, label: category })],
    },
  };
}
