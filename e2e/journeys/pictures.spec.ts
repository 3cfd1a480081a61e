import type { APIResponse } from '@playwright/test';
import { PICTURE_WIDTHS } from '@shop/domain/product/picture';
import sharp from 'sharp';
import { expectNoViolations } from '../axe.ts';
import { inspect } from '../inspect.ts';
import { saveProducts } from '../office-products.ts';
import { expect, test } from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };

/**
 * A photo as a phone takes it: 12 megapixels, stored sideways, with its location. Upright it is red
 * on the left and blue on the right.
 */
async function phonePhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: BLUE } })
    .png()
    .toBuffer();
  const upright = await sharp({ create: { width, height, channels: 3, background: RED } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
  return sharp(upright)
    .rotate(270)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The colours at the centres of the left and the right half. */
async function halvesOf(answer: APIResponse) {
  const { data, info } = await sharp(await answer.body())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number) => {
    const index = (Math.floor(info.height / 2) * info.width + Math.floor(x)) * info.channels;
    const [r = 0, g = 0, b = 0] = data.subarray(index, index + 3);
    return r > 150 && b < 90 ? 'red' : b > 150 && r < 90 ? 'blue' : `${r} ${g} ${b}`;
  };
  const { width, height } = info;
  return { width, height, left: at(width / 4), right: at((width * 3) / 4) };
}

test('a phone’s photo is cropped, uploaded, and shown on the product’s page in both widths', async ({
  page,
}) => {
  await signInAsAdmin(page);
  const product = { name: 'Zierkies Ostseeperle', category: 'Schüttgut', price: 89.9 } as const;
  const [id] = await saveProducts(page, product);
  await page.goto(`/admin/sortiment/artikel?id=${id}`);
  const photo = { name: 'IMG_4711.JPG', mimeType: 'image/jpeg', buffer: await phonePhoto() };
  const drawing = await sharp({
    create: { width: 900, height: 900, channels: 4, background: '#3a7d44' },
  })
    .png()
    .toBuffer();
  await page
    .getByLabel('Bilddateien')
    .setInputFiles([photo, { name: 'muster.png', mimeType: 'image/png', buffer: drawing }]);

  const dialog = page.getByRole('dialog', { name: 'Bild zuschneiden' });
  await expect(dialog.getByText('Bild 1 von 2: IMG_4711.JPG')).toBeVisible();
  await expect(dialog.getByRole('application', { name: 'Ausschnitt' })).toBeVisible();
  await expectNoViolations(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();

  await expect(dialog.getByText('Bild 2 von 2: muster.png')).toBeVisible();
  // By keyboard: zoomed in and moved.
  await dialog.getByRole('slider', { name: 'Vergrößern' }).press('ArrowRight');
  await dialog.getByRole('application', { name: 'Ausschnitt' }).press('ArrowDown');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(dialog).toBeHidden();

  const cards = page.getByRole('group', { name: /^Bis zu 10/ }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await cards.first().getByLabel('Bildbeschreibung').fill('Zwei Farben');
  await page.getByRole('button', { name: 'Bild 2 verschieben' }).focus();
  const told = page.locator('[id^="DndLiveRegion"]');
  await page.keyboard.press('Space');
  await expect(told).toContainText('Bild 2 aufgehoben.');
  await page.keyboard.press('ArrowUp');
  await expect(told).toContainText('An Stelle 1.');
  await page.keyboard.press('Space');
  await expect(cards.nth(1).getByLabel('Bildbeschreibung')).toHaveValue('Zwei Farben');
  await page.getByRole('button', { name: 'Bild 2 nach vorn' }).click();
  await expect(cards.first().getByLabel('Bildbeschreibung')).toHaveValue('Zwei Farben');
  await expectNoViolations(page, 'main form');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Version 2')).toBeVisible();

  await page.goto(`/produkt/${id}`);
  const shown = page.getByRole('region', { name: 'Bilder' }).getByRole('img').first();
  await expect(shown).toHaveAttribute('alt', 'Zwei Farben');
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await inspect(page, 'product-gallery');
  await expectNoViolations(page, 'main');
  const url = (await shown.getAttribute('src')) ?? '';
  expect(url).toMatch(/^\/api\/pictures\/[0-9a-f]{32}-800\.webp$/);
  for (const width of PICTURE_WIDTHS) {
    const answer = await page.request.get(url.replace('-800.', `-${width}.`));
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await halvesOf(answer)).toEqual({
      width,
      height: (width * 3) / 4,
      left: 'red',
      right: 'blue',
    });
    expect((await answer.body()).includes('Exif')).toBe(false);
  }

  await page.getByRole('button', { name: 'Bild 2 von 2: Zierkies Ostseeperle' }).click();
  const second = page.getByRole('region', { name: 'Bilder' }).getByRole('img').nth(1);
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('region', { name: 'Bilder' }).press('ArrowLeft');
  await expect(shown).toBeInViewport({ ratio: 0.9 });
  const html = await (await page.request.get(`/produkt/${id}`)).text();
  expect(html).toMatch(new RegExp(`property="og:image" content="https://[^"/]+${url}"`));
});
