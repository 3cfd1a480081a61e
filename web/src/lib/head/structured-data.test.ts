import { COMPANY } from '@shop/domain/company';
import { PRODUCT_UNITS } from '@shop/domain/product/product-values';
import { product, rentalTool } from '@shop/domain/testing/wire';
import { expect, test } from 'vitest';
import { productData, rentalToolData, UNIT_CODES } from './item-data.ts';
import { breadcrumbList, localBusiness, openingHours, webSite } from './structured-data.ts';

const SITE = COMPANY.website;

test('offers a product at its net price per unit, with the gross price beside it', () => {
  const sand = { ...product({ price: 18.5, unit: 't' }), image_url: '/pictures/sand-800.webp' };
  const data = productData(sand, '/produkt/7');
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: '10007',
    url: `${SITE}/produkt/7`,
    image: `${SITE}/pictures/sand-800.webp`,
    offers: {
      '@type': 'Offer',
      price: 18.5,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      priceSpecification: [
        {
          '@type': 'UnitPriceSpecification',
          price: 18.5,
          priceCurrency: 'EUR',
          unitCode: 'TNE',
          valueAddedTaxIncluded: false,
        },
        { price: 22.02, unitCode: 'TNE', valueAddedTaxIncluded: true },
      ],
      seller: { name: COMPANY.name },
    },
  });
});

test('describes a product on request without an offer', () => {
  const { price: _, ...onRequest } = product();
  expect(productData(onRequest, '/produkt/7')).not.toHaveProperty('offers');
});

test('each unit of the shop has a UN/CEFACT code', () => {
  expect(PRODUCT_UNITS.filter((unit) => !UNIT_CODES[unit])).toEqual([]);
});

test('offers a tool by the day, the week and the month', () => {
  const tool = rentalTool({ daily_price: 35, weekly_price: 196, monthly_price: 735 });
  const { offers } = rentalToolData(tool, '/miete/101');
  expect(offers.businessFunction).toBe('http://purl.org/goodrelations/v1#LeaseOut');
  expect(offers.priceSpecification.map(({ price, unitCode }) => [price, unitCode])).toEqual([
    [35, 'DAY'],
    [196, 'WEE'],
    [735, 'MON'],
  ]);
});

test.each([
  [true, 'InStock'],
  [false, 'OutOfStock'],
])('a tool whose availability is %s is %s', (is_available, expected) => {
  const { offers } = rentalToolData(rentalTool({ is_available }), '/miete/101');
  expect(offers.availability).toBe(`https://schema.org/${expected}`);
});

test('the company has its address and opening hours', () => {
  expect(localBusiness()).toMatchObject({
    '@type': 'LocalBusiness',
    name: COMPANY.name,
    telephone: '+496990009123',
    vatID: COMPANY.vatId,
    address: { streetAddress: COMPANY.street, addressCountry: 'DE' },
    geo: COMPANY.location,
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '07:00',
        closes: '17:00',
      },
      { dayOfWeek: ['Saturday'], opens: '08:00', closes: '12:00' },
    ],
  });
});

test('opening hours of an unknown day throw', () => {
  expect(() => openingHours([{ days: 'Mon', hours: '07:00–17:00' }])).toThrow('Mon');
});

test('a breadcrumb has positions and absolute URLs', () => {
  const trail = [
    { to: '/katalog', label: 'Katalog' },
    { to: '/katalog?category=Sch%C3%BCttgut', label: 'Schüttgut' },
  ];
  const list = breadcrumbList(trail, { to: '/produkt/7', label: 'Kies 16/32' });
  expect(list.itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Katalog', `${SITE}/katalog`],
    [2, 'Schüttgut', `${SITE}/katalog?category=Sch%C3%BCttgut`],
    [3, 'Kies 16/32', `${SITE}/produkt/7`],
  ]);
});

test('the site names the URL of its search', () => {
  expect(webSite()).toMatchObject({
    '@type': 'WebSite',
    url: `${SITE}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${SITE}/katalog?suche={search_term_string}` },
    },
  });
});
