/** What the shop is, for the start page and for pages that have nothing of their own to tell. */
export const SITE_DESCRIPTION =
  'Schüttgut, Sand, Schotter, Beton, Pflastersteine und Dachdeckung online bestellen. Baumaschinen mieten, Tiefbau anfragen. Lieferung in 24–48 Stunden.';
