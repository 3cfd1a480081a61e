import { spawn } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../blender/main.py', import.meta.url));

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

function blender(...args: string[]): Promise<string> {
  const run = ['-b', '-noaudio', '--python-exit-code', '1', '-P', MAIN, '--', ...args];
  return new Promise((resolve, reject) => {
    const child = spawn('blender', run, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (text: Buffer) => {
      output += text;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (cause) =>
      reject(new Error('Blender is missing; README.md says how to install it.', { cause })),
    );
    child.on('close', (status) => {
      if (status === 0) resolve(output);
      else reject(new Error(`Blender failed on ${args[0]}:\n${output.slice(-2000)}`));
    });
  });
}
