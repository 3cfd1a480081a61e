import { randomUUID } from 'node:crypto';
import { PICTURE_WIDTHS } from '@shop/domain/product/picture';
import { formatNumber } from '@shop/domain/text/format';
import { keptUntil, RETENTION } from '@shop/domain/time/retention';
import { type RequestHandler, Router } from 'express';
import { Timestamp } from 'firebase-admin/firestore';
import { adminOf } from '../accounts/admin-guard.ts';
import { checkRateLimits, type RateLimit, type RateLimitDeps } from '../firestore/rate-limit.ts';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import { PRIVATE } from '../http/caching.ts';
import { callLimiter } from '../http/call-limit.ts';
import { methodNotAllowed, type RouteSettings, route } from '../http/route.ts';
import { withinDeadline } from '../lib/deadline.ts';
import { HttpError } from '../lib/http-error.ts';
import type { Refusal } from '../lib/refusal.ts';
import { PICTURE_FILE, pictureFileOf, rentalPictureOf } from '../stored/picture-file.ts';
import { type NewPicture, storePicture } from './picture-store.ts';
import { readUpload } from './read-upload.ts';

const WIDEST = Math.max(...PICTURE_WIDTHS);

interface UploadDeps extends RateLimitDeps {
  runTransaction: RunTransaction;
  pictureLimit: RateLimit;
}

/** Takes the office's pictures; `adminGuard` protects all of `/api/admin`. */
export function uploadRoutes(deps: UploadDeps) {
  return [
    route('POST /api/admin/pictures', ({ body, req }) =>
      upload(deps, body.renditions, adminOf(req).uid, '/api/pictures', (picture) =>
        storePicture(deps.firestore, picture),
      ),
    ),
    route('POST /api/admin/rental-pictures', ({ body, req }) =>
      upload(deps, body.renditions, adminOf(req).uid, '/api/admin/rental-pictures', (picture) => {
        // A photo uploaded for two bookings is stored twice, so that each copy can be deleted with its
        // booking.
        picture.name = randomUUID().replaceAll('-', '');
        const expires_at = Timestamp.fromDate(keptUntil(RETENTION.unusedPhoto, deps.now()));
        return storePicture(deps.firestore, picture, rentalPictureOf, { expires_at });
      }),
    ),
  ];
}

async function upload(
  deps: UploadDeps,
  renditions: readonly string[],
  uid: string,
  path: string,
  store: (picture: NewPicture) => Promise<void>,
) {
  const picture = await readUpload(renditions);
  if ('code' in picture) return picture;
  const refusal = await countUpload(deps, uid);
  if (refusal) return refusal;
  await store(picture);
  const url = `${path}/${picture.name}-${WIDEST}.${picture.format}`;
  return { status: 201 as const, body: { url } };
}

/** Counts the upload before storing it, so that storing can be repeated without a transaction. */
function countUpload(deps: UploadDeps, uid: string): Promise<Refusal | undefined> {
  const { pictureLimit: limit, runTransaction } = deps;
  return runTransaction(async (transaction) => {
    const allowance = await checkRateLimits(transaction, deps, [{ limit, by: uid }]);
    if (allowance.ok) {
      allowance.count();
      return undefined;
    }
    const message = `In 24 Stunden sind höchstens ${formatNumber(limit.max)} Bilder möglich. Bitte laden Sie die übrigen morgen hoch.`;
    return { ...allowance, message };
  });
}

const CONTENT_TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };
/** A name's content never changes. */
const FOR_A_YEAR = { 'Cache-Control': 'public, max-age=31536000, immutable' };
/** How long it takes until a picture uploaded in the meantime is shown. */
const MISSING = { 'Cache-Control': 'public, max-age=60' };

/** `/api/pictures/{name}-{width}.{webp|jpg}`: files of uploaded pictures, for the CDN to cache. */
export function pictureFiles({
  firestore,
  callLimit,
}: Pick<UploadDeps, 'firestore'> & Pick<RouteSettings, 'callLimit'>): Router {
  const send = (
    fileOf: typeof pictureFileOf,
    found: Readonly<Record<string, string>>,
    missing: Readonly<Record<string, string>>,
  ): RequestHandler => {
    return async (req, res) => {
      const [, name = '', digits, format = ''] = PICTURE_FILE.exec(req.path) ?? [];
      const width = PICTURE_WIDTHS.find((each) => String(each) === digits);
      const file = width && fileOf(firestore, `${name}-${width}`).get();
      const picture = file && (await withinDeadline(file)).data();
      if (picture?.format !== format)
        throw new HttpError(404, 'Dieses Bild gibt es nicht.', missing);
      res.set({ ...found, 'Content-Type': CONTENT_TYPES[format] }).send(picture.bytes);
    };
  };
  const privately = '/api/admin/rental-pictures/:file';
  return Router()
    .get('/api/pictures/:file', ...callLimiter(callLimit), send(pictureFileOf, FOR_A_YEAR, MISSING))
    .get(privately, send(rentalPictureOf, PRIVATE, PRIVATE))
    .all(['/api/pictures/:file', privately], methodNotAllowed('GET, HEAD'));
}
