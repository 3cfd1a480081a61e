import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Fills a folder that does not exist yet. It gets its name only once it is whole, so a killed run
 * leaves nothing under that name; if several processes fill it at once, the first to finish wins.
 */
export async function fillFolder(
  folder: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const partial = await mkdtemp(`${folder}-`);
  try {
    await fill(partial);
    await renameUnlessTaken(partial, folder);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function renameUnlessTaken(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}
