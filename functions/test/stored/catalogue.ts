// Frozen: this is what lies in databases. Never edit a version; add the next one.

export const PRODUCT_V1 = {
  id: 1,
  name: 'Kies 16/32',
  description: 'Gewaschener Kies',
  category: 'Schüttgut',
  price_cents: 2890,
  unit: 't',
  image_url: '/pictures/kies.webp',
  specifications: [{ label: 'Körnung', value: '16/32 mm' }],
  schema_version: 1,
};

export const RENTAL_TOOL_V1 = {
  id: 101,
  name: 'Rüttelplatte, 90 kg',
  description: 'Für Pflasterbettungen',
  category: 'Verdichtung',
  brand: 'Wacker Neuson',
  model: 'VP1550',
  specifications: [{ label: 'Zentrifugalkraft', value: '15 kN' }],
  daily_price_cents: 3200,
  weekly_price_cents: 17_920,
  monthly_price_cents: 67_200,
  deposit_amount_cents: 20_000,
  quantity_available: 5,
  is_available: true,
  image_url: '/pictures/ruettelplatte.webp',
  schema_version: 1,
};
