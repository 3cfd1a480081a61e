import { execFile } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const MAIN = fileURLToPath(new URL('../blender/main.py', import.meta.url));
const run = promisify(execFile);

/** The scenes by the beginning of their file names, each with a print that changes with its code. */
export async function listScenes(): Promise<Record<string, string>> {
  const line = /^PICTURES (.*)$/m.exec(await blender('list'))?.[1];
  if (!line) throw new Error('Blender listed no pictures.');
  return JSON.parse(line);
}

/** Renders a scene to a PNG file, which is there only when it is whole. */
export async function renderScene(name: string, png: string): Promise<void> {
  const unfinished = png.replace(/\.png$/, '.unfinished.png');
  await blender(name, unfinished);
  await rename(unfinished, png);
}

/** README.md says how Blender is installed. */
async function blender(...args: string[]): Promise<string> {
  const line = ['-b', '-noaudio', '--python-exit-code', '1', '-P', MAIN, '--', ...args];
  return (await run('blender', line, { maxBuffer: 2 ** 28 })).stdout;
}
