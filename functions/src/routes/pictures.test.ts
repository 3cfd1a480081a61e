import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drawing, jpegOf, PLAIN_PICTURE, withSegment } from '../../test/pictures.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const inBase64 = (...files: Buffer[]) => files.map((bytes) => bytes.toString('base64'));
const WEBP = [drawing('kies-16-32-400.webp'), drawing('kies-16-32-800.webp')] as const;
const JPEG = [jpegOf(400, 300), jpegOf(800, 600)] as const;
const html = Buffer.from('<!doctype html><script>alert(1)</script>');

const upload = (renditions: unknown) =>
  api.post('/api/admin/pictures', { renditions }, api.signedIn('chef', { admin: true }));

async function uploaded(files: readonly Buffer[]): Promise<string> {
  const response = await upload(inBase64(...files));
  expect(response.status).toBe(201);
  return ((await response.json()) as { url: string }).url;
}

describe('an uploaded picture', () => {
  test.each([
    ['WebP', WEBP, 'webp', 'image/webp'],
    ['JPEG', JPEG, 'jpg', 'image/jpeg'],
  ])('is served as it was sent, in both widths: %s', async (_what, files, ending, type) => {
    const url = await uploaded(files);
    expect(url).toMatch(new RegExp(`^/api/pictures/[0-9a-f]{32}-800\\.${ending}$`));
    for (const [index, address] of [url.replace('-800.', '-400.'), url].entries()) {
      const response = await api.call(address);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(Buffer.from(await response.arrayBuffer())).toEqual(files[index]);
      const head = await api.call(address, { method: 'HEAD' });
      expect(head.headers.get('content-length')).toBe(String(files[index]?.length));
    }
  });

  test('keeps its address when it is sent again, and is stored once', async () => {
    const url = await uploaded(WEBP);
    const before = await api.everything();
    expect(await uploaded(WEBP)).toBe(url);
    expect(await api.everything()).toEqual(before);
    expect(Object.keys(before)).toHaveLength(2);
  });

  test('has an address of its own for each content', async () => {
    const other = [drawing('abbruchhammer-400.webp'), drawing('abbruchhammer-800.webp')];
    expect(await uploaded(other)).not.toBe(await uploaded(WEBP));
  });
});

describe('refuses and stores nothing of', () => {
  const [small, wide] = WEBP;
  const padding = Buffer.alloc(600_000);
  const heavy = Buffer.concat([JPEG[1].subarray(0, -2), padding, JPEG[1].subarray(-2)]);
  const exif = withSegment(JPEG[1], 0xe1, 'Exif\0\0GPS 52.5 N');

  test.each<[what: string, renditions: unknown]>([
    ['HTML with the name of an image', inBase64(html, html)],
    ['an image with a script behind it', inBase64(small, Buffer.concat([wide, html]))],
    ['a picture cut off', inBase64(small, wide.subarray(0, -100))],
    ['a JPEG with its place', inBase64(JPEG[0], exif)],
    ['files of two formats', inBase64(small, JPEG[1])],
    ['widths in the wrong order', inBase64(wide, small)],
    ['another ratio', inBase64(small, drawing('baustelle-1600.webp'))],
    ['a bomb', inBase64(small, jpegOf(65_535, 65_535))],
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
    const response = await upload(renditions);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.stringMatching(/^(Das|Bild)/) });
    expect(await api.everything()).toEqual({});
  });

  test('a body above the limit of this route, unread', async () => {
    const response = await upload(['A'.repeat(1_400_000)]);
    expect(response.status).toBe(413);
    expect(await api.everything()).toEqual({});
  });
});

test('a fifth upload at the same time is told to wait, and may come once another is over', async () => {
  const { cookie } = api.signedIn('chef', { admin: true });
  const begin = () => {
    const headers = { cookie, 'content-type': 'application/json' };
    const sent = request(`${api.origin}/api/admin/pictures`, { method: 'POST', headers });
    const status = new Promise<number | undefined>((resolve, reject) => {
      sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    });
    sent.write('{"renditions":');
    return { status, finish: () => sent.end(`${JSON.stringify(PLAIN_PICTURE)}}`) };
  };
  // The guard asks Google's fake, so uploads begin in no order: the one told to wait is found by its answer.
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

  test.each([
    `${NAME}-900.webp`,
    `${NAME}-800.png`,
    `${NAME}-800`,
    `${NAME.slice(1)}-800.webp`,
    `${NAME}-800.webp.svg`,
    `x${NAME}-800.webp`,
    '..%2Forders%2F1',
    'constructor',
  ])('/api/pictures/%s is missing for a minute, without a read', async (file) => {
    const before = api.usage();
    const response = await api.call(`/api/pictures/${file}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await response.json()).toEqual({ message: 'Dieses Bild gibt es nicht.' });
    expect(api.usage()).toEqual(before);
  });

  test('costs one read where it could be one', async () => {
    const before = api.usage();
    expect((await api.call(`/api/pictures/${NAME}-800.webp`)).status).toBe(404);
    expect(api.usage().reads - before.reads).toBe(1);
  });

  test('is that of another format than was uploaded', async () => {
    const url = await uploaded(WEBP);
    expect((await api.call(url.replace('.webp', '.jpg'))).status).toBe(404);
  });

  test('takes no other method', async () => {
    const response = await api.post(`/api/pictures/${NAME}-800.webp`, {});
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

test('one address is given no more pictures a minute than other calls', async () => {
  const limited = await startApi({ callLimit: { name: 'call', max: 2, windowMs: 60_000 } });
  const address = `/api/pictures/${'0'.repeat(32)}-800.webp`;
  const statuses = [];
  for (let sent = 0; sent < 3; sent += 1) statuses.push((await limited.call(address)).status);
  await limited.stop();
  expect(statuses).toEqual([404, 404, 429]);
});
