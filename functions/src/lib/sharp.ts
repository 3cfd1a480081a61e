let opened: ReturnType<typeof load> | undefined;

/** Reads only JPEG and WebP. Loaded with the first upload or photo of a paper: a native library, which few processes need. */
export function openSharp() {
  opened ??= load();
  return opened;
}

async function load() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'] });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** A stored picture as papers need it: PDF knows no WebP. */
export async function toJpeg(file: Buffer): Promise<Buffer> {
  return (await openSharp())(file).jpeg({ quality: 80 }).toBuffer();
}
