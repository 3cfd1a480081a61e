import { request } from 'node:http';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { expectRefused, messageOf } from '../../test/answers.ts';
import { apiForTest, apiWithoutMails } from '../../test/api-for-tests.ts';
import { drawing, jpegOf, PLAIN_PICTURE, padded, withSegment } from '../../test/pictures.ts';
import { readUpload } from './read-upload.ts';

const api = apiWithoutMails();

const inBase64 = (...files: Buffer[]) => files.map((bytes) => bytes.toString('base64'));
const WEBP = [drawing('kies-16-32-400.webp'), drawing('kies-16-32-800.webp')] as const;
const JPEG = [await jpegOf(400), await jpegOf(800)] as const;
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const svg = (width: number, height: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`);
const PNG = await sharp(WEBP[1]).png({ colours: 8 }).toBuffer();
const frames = [WEBP[1], drawing('abbruchhammer-800.webp')];
const ANIMATION = await sharp(frames, { join: { animated: true } })
  .webp()
  .toBuffer();

const upload = (renditions: unknown) =>
  api.post('/api/admin/pictures', { renditions }, api.asAdmin());

async function uploaded(files: readonly Buffer[]): Promise<string> {
  const response = await upload(inBase64(...files));
  expect(response.status).toBe(201);
  return ((await response.json()) as { url: string }).url;
}

/** The files served at an address, in both widths. */
const served = (url: string) =>
  Promise.all(
    [url.replace('-800.', '-400.'), url].map(async (address) => {
      const response = await api.call(address);
      expect(response.status).toBe(200);
      return { response, bytes: Buffer.from(await response.arrayBuffer()) };
    }),
  );

/** Mean colour difference of two pictures, 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer()),
  );
  if (a?.length !== b?.length) return 255;
  return (
    (a as Buffer).reduce((sum, value, at) => sum + Math.abs(value - (b?.[at] ?? 0)), 0) /
    (a?.length ?? 1)
  );
}

describe('an uploaded picture', () => {
  test.each([
    ['WebP', WEBP],
    ['JPEG', JPEG],
  ])('is served as WebP in both widths: %s', async (_what, files) => {
    const url = await uploaded(files);
    expect(url).toMatch(/^\/api\/pictures\/[0-9a-f]{32}-800\.webp$/);
    for (const [index, { response, bytes }] of (await served(url)).entries()) {
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'webp',
        width: [400, 800][index],
        height: [300, 600][index],
      });
      expect(await difference(bytes, files[index] as Buffer)).toBeLessThan(4);
      const head = await api.call(response.url.slice(api.origin.length), { method: 'HEAD' });
      expect(head.headers.get('content-length')).toBe(String(bytes.length));
    }
  });

  const gps = 'GPS 52.5 N 13.4 E';
  test.each<[what: string, wide: Buffer]>([
    ['EXIF', withSegment(JPEG[1], 0xe1, `Exif\0\0${gps}`)],
    ['a colour profile', withSegment(JPEG[1], 0xe2, `ICC_PROFILE\0\x01\x01${gps}`)],
    ['a comment', withSegment(JPEG[1], 0xfe, gps)],
    ['data behind its end', Buffer.concat([JPEG[1], Buffer.from(gps)])],
    ['data behind the end of a WebP', Buffer.concat([WEBP[1], Buffer.from(gps)])],
  ])('keeps nothing of %s', async (_what, wide) => {
    for (const { bytes } of await served(await uploaded([JPEG[0], wide]))) {
      expect(bytes.includes(gps)).toBe(false);
      const { exif, icc, xmp, comments } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, comments }).toEqual({});
    }
  });

  test('has its own address, keeps it when sent again, and is stored once', async () => {
    const url = await uploaded(WEBP);
    const stored = async () =>
      Object.entries(await api.everything()).filter(([path]) => path.startsWith('pictures/'));
    const before = await stored();
    expect(await uploaded(WEBP)).toBe(url);
    expect(await stored()).toEqual(before);
    expect(before).toHaveLength(2);
    const other = [drawing('abbruchhammer-400.webp'), drawing('abbruchhammer-800.webp')];
    expect(await uploaded(other)).not.toBe(url);
  });
});

describe('refuses and stores nothing of', () => {
  const [small, wide] = WEBP;
  const heavy = withSegment(padded(JPEG[1]), 0xfe, 'x'.repeat(60_000));
  /** Declares another frame size. */
  const claiming = (width: number, height: number) => {
    const jpeg = Buffer.from(JPEG[1]);
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(height, frame + 5);
    jpeg.writeUInt16BE(width, frame + 7);
    return jpeg;
  };
  const half = (file: Buffer) => file.subarray(0, file.length / 2);
  const ENDED = Buffer.concat([half(JPEG[1]), JPEG[1].subarray(-2)]);

  test.each<[what: string, renditions: unknown]>([
    ['HTML with the name of an image', inBase64(html, html)],
    ['an SVG', inBase64(svg(400, 300), svg(800, 600))],
    ['a PNG', inBase64(small, PNG)],
    ['an animation', inBase64(small, ANIMATION)],
    ['a WebP cut off', inBase64(small, wide.subarray(0, -100))],
    ['half a WebP', inBase64(small, half(wide))],
    ['half a JPEG', inBase64(small, half(JPEG[1]))],
    ['half a JPEG with an end', inBase64(small, ENDED)],
    ['widths in the wrong order', inBase64(wide, small)],
    ['another ratio', inBase64(small, drawing('baustelle-1600.webp'))],
    ['a bomb', inBase64(small, claiming(65_535, 65_535))],
    ['a JPEG without its data', inBase64(JPEG[0], claiming(800, 600).fill(0, 3000, 9000))],
    ['a file above the limit', inBase64(JPEG[0], heavy)],
    ['one file', inBase64(wide)],
    ['three files', inBase64(small, wide, wide)],
    ['Base64 with other characters', [PLAIN_PICTURE[0], `${PLAIN_PICTURE[1]}\n`]],
    ['an address of data', PLAIN_PICTURE.map((text) => `data:image/webp;base64,${text}`)],
    ['empty texts', ['', '']],
    ['numbers', [1, 2]],
    ['no list', 'UklGRg'],
    ['nothing', undefined],
  ])('%s', async (_what, renditions) => {
    await expectRefused(upload(renditions), 400, /^(Das|Bild)/);
    expect(await api.everything()).toEqual({});
  });

  test('however damaged, is refused or a picture, never a fault', async () => {
    const change = fc.tuple(fc.nat({ max: 700 }), fc.nat({ max: 255 }));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(wide, JPEG[1]),
        fc.array(change, { minLength: 1, maxLength: 6 }),
        async (whole, changes) => {
          const damaged = Buffer.from(whole);
          for (const [at, value] of changes) damaged[at] = value;
          const read = await readUpload(inBase64(small, damaged));
          expect('name' in read || read.code).toBeOneOf([true, 'invalid']);
        },
      ),
      { numRuns: 40, seed: 1 },
    );
  });
});

test('a fifth simultaneous upload is refused, and may come once another is over', async () => {
  const { cookie } = api.asAdmin();
  const begin = () => {
    const headers = { cookie, 'content-type': 'application/json' };
    const sent = request(`${api.origin}/api/admin/pictures`, { method: 'POST', headers });
    const status = new Promise<number | undefined>((resolve, reject) => {
      sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    });
    sent.write('{"renditions":');
    return { status, finish: () => sent.end(`${JSON.stringify(PLAIN_PICTURE)}}`) };
  };
  // The guard calls Google's fake, so that uploads start in no fixed order: the one that has to wait is found
  // by its answer.
  const uploads = Array.from({ length: 5 }, begin);
  const first = await Promise.race(
    uploads.map(async (each) => ({ each, status: await each.status })),
  );
  expect(first.status).toBe(429);
  const others = uploads.filter((each) => each !== first.each);
  for (const { finish } of others) finish();
  expect(await Promise.all(others.map(({ status }) => status))).toEqual([201, 201, 201, 201]);
  expect((await upload(PLAIN_PICTURE)).status).toBe(201);
});

describe('an address without a picture', () => {
  const NAME = '0'.repeat(32);

  test('is missing for a minute, without a read unless it could be one', async () => {
    const before = api.usage();
    for (const file of [
      ...['-900.webp', '-800.png', '-800', '-800.webp.svg'].map((end) => `${NAME}${end}`),
      ...[`${NAME.slice(1)}-800.webp`, `x${NAME}-800.webp`, '..%2Forders%2F1', 'constructor'],
    ]) {
      const response = await api.call(`/api/pictures/${file}`);
      const caching = response.headers.get('cache-control');
      expect([file, response.status, caching]).toEqual([file, 404, 'public, max-age=60']);
      expect(await messageOf(response)).toBe('Dieses Bild gibt es nicht.');
    }
    expect(api.usage()).toEqual(before);
    expect((await api.call(`/api/pictures/${NAME}-800.webp`)).status).toBe(404);
    expect(api.usage().reads - before.reads).toBe(1);
  });

  test('has another format than was uploaded', async () => {
    const url = await uploaded(WEBP);
    expect((await api.call(url.replace('.webp', '.jpg'))).status).toBe(404);
  });

  test('takes no other method', async () => {
    const response = await api.post(`/api/pictures/${NAME}-800.webp`, {});
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

test('limits the pictures that an admin uploads a day, not counting refused ones', async () => {
  const pictureLimit = { name: 'picture', max: 2, windowMs: 86_400_000 };
  const limited = await apiForTest({ pictureLimit });
  const send = (uid: string, file: number) => {
    const renditions = inBase64(WEBP[0], [WEBP[1], JPEG[1], html][file] as Buffer);
    return limited.post('/api/admin/pictures', { renditions }, limited.asAdmin(uid));
  };
  const statuses = [];
  for (const file of [0, 2, 1, 0]) statuses.push((await send('chef', file)).status);
  expect(statuses).toEqual([201, 400, 201, 429]);
  expect(await messageOf(await send('chef', 1))).toBe(
    'In 24 Stunden sind höchstens 2 Bilder möglich. Bitte laden Sie die übrigen morgen hoch.',
  );
  expect((await send('anna', 1)).status).toBe(201);
  limited.pass(86_400_000 + 1_440_000);
  expect((await send('chef', 1)).status).toBe(201);
});
