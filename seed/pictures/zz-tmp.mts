import { writeFile } from 'node:fs/promises';
const { svgOf } = await import('/work/main/seed/pictures/drawings.ts');
const { FOLDER } = await import('/work/main/seed/pictures/folder.ts');
const { PICTURE_KINDS, SHARED, sharedFileName } = await import('/work/main/seed/pictures/manifest.ts');
const { jpegOf, rasterize } = await import('/work/main/seed/pictures/render.ts');
for (const kind of PICTURE_KINDS) await writeFile(new URL(sharedFileName(kind), FOLDER), await jpegOf(await rasterize(svgOf(kind)), SHARED));
