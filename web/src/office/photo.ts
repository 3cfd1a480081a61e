import { MAX_RENDITION_BYTES, PICTURE_RATIO, PICTURE_WIDTHS } from '@shop/domain/product/picture';
import { failureMessage } from './api/failures.ts';

/** A chosen file, upright and no larger than needed. */
export interface Photo {
  canvas: HTMLCanvasElement;
  /** Object URL of a scaled copy; `close` frees it. */
  url: string;
  close(): void;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A file that cannot be used; the message is for the user. */
export class PhotoProblem extends Error {}

/** Why a photo was not read or uploaded. */
export function photoFailure(error: Error): string {
  if (error instanceof PhotoProblem) return error.message;
  return failureMessage(error, 'Failed to upload picture', NOT_UPLOADED);
}

const NOT_UPLOADED = 'Das Bild konnte nicht hochgeladen werden. Bitte versuchen Sie es erneut.';

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MAX_FILE_BYTES = 100_000_000;
const MIN_SIDE = 300;
/**
 * Limit of the longer side: enough to crop to a third of it, and little beside the 200 MB of a
 * 48-megapixel photo.
 */
const MAX_SIDE = 2400;

const NO_PHOTO = 'Bitte wählen Sie ein Foto als JPEG, PNG oder WebP.';
const UNREADABLE = 'Diese Datei lässt sich nicht als Bild lesen.';
const HEIC =
  'HEIC-Fotos kann dieser Browser nicht lesen. Speichern Sie das Foto als JPEG, oder stellen Sie am iPhone unter Einstellungen, Kamera, Formate „Maximale Kompatibilität“ ein.';

/** Reads a file, turned according to its EXIF data. Throws `PhotoProblem`. */
export async function openPhoto(file: File): Promise<Photo> {
  const isHeic = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
  if (!isHeic && !PHOTO_TYPES.includes(file.type)) throw new PhotoProblem(NO_PHOTO);
  if (file.size > MAX_FILE_BYTES) throw new PhotoProblem('Diese Datei ist größer als 100 MB.');
  try {
    return await decode(file);
  } catch (error) {
    if (error instanceof PhotoProblem) throw error;
    throw new PhotoProblem(isHeic ? HEIC : UNREADABLE);
  }
}

async function decode(file: File): Promise<Photo> {
  const { width, height } = await sizeOf(file);
  if (Math.min(width, height) < MIN_SIDE) {
    throw new PhotoProblem(`Das Bild ist zu klein: Es hat nur ${width} × ${height} Bildpunkte.`);
  }
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: Math.round(width * scale),
    resizeHeight: Math.round(height * scale),
    resizeQuality: 'high',
  });
  const { width: scaledWidth, height: scaledHeight } = bitmap;
  const whole = { x: 0, y: 0, width: scaledWidth, height: scaledHeight };
  const canvas = draw(bitmap, whole, scaledWidth, scaledHeight);
  bitmap.close();
  const url = URL.createObjectURL(await encode(canvas, 'image/jpeg', 0.9));
  return { canvas, url, close: () => URL.revokeObjectURL(url) };
}

/** Width and height as displayed, without decoding the picture. */
async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The files of `PICTURE_WIDTHS` in Base64: WebP, or JPEG if the browser cannot write WebP. */
export async function renderPicture({ canvas }: Photo, area: Area): Promise<string[]> {
  const canvases = PICTURE_WIDTHS.map((width) => draw(canvas, area, width, width / PICTURE_RATIO));
  for (const type of ['image/webp', 'image/jpeg']) {
    const files = await Promise.all(canvases.map((each) => encodeWithin(each, type)));
    if (files.every((file) => file.type === type)) return Promise.all(files.map(toBase64));
  }
  throw new PhotoProblem(UNREADABLE);
}

function draw(source: CanvasImageSource, { x, y, ...part }: Area, width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoProblem(UNREADABLE);
  // White behind transparent pictures, as in a JPEG and on the shop's cards.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, x, y, part.width, part.height, 0, 0, width, height);
  return canvas;
}

/** Encodes at the best quality that fits the server's limit. */
async function encodeWithin(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  for (const quality of [0.82, 0.6]) {
    const file = await encode(canvas, type, quality);
    if (file.size <= MAX_RENDITION_BYTES) return file;
  }
  return encode(canvas, type, 0.3);
}

/** Browsers that do not know the type produce a PNG instead. */
async function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!file) throw new PhotoProblem(UNREADABLE);
  return file;
}

function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
