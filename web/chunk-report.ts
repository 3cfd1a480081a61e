import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What a chunk weighs as it travels, and which packages it is made of; bytes of brotli. */
export interface ChunkWeight {
  bytes: number;
  /** Estimated: a package's share of the code before minifying, of the bytes above. */
  packages: Record<string, number>;
}

/** Chunks by their address on the site. */
export type ChunkReport = Record<string, ChunkWeight>;

/** The npm package that a module belongs to; our own code by its workspace. */
function packageOf(moduleId: string): string {
  const [, scope, name] = /.*\/node_modules\/(?:(@[^/]+)\/)?([^/]+)/.exec(moduleId) ?? [];
  if (name) return scope ? `${scope}/${name}` : name;
  return /\/domain\/src\//.test(moduleId) ? '@shop/domain' : '@shop/web';
}

/** Writes beside the build, not into it, what each chunk holds: `dist-report/chunks.json`. */
export function chunkReport(): Plugin {
  let directory = '';
  return {
    name: 'chunk-report',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: ({ root, build }) => {
      directory = resolve(root, `${build.outDir}-report`);
    },
    writeBundle(_, bundle) {
      const report: ChunkReport = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const bytes = brotliCompressSync(chunk.code).length;
        report[`/${chunk.fileName}`] = { bytes, packages: shares(chunk.modules, bytes) };
      }
      mkdirSync(directory, { recursive: true });
      writeFileSync(join(directory, 'chunks.json'), `${JSON.stringify(report, null, 2)}\n`);
    },
  };
}

function shares(
  modules: Record<string, { renderedLength: number }>,
  bytes: number,
): Record<string, number> {
  const lengths: Record<string, number> = {};
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const name = packageOf(id);
    lengths[name] = (lengths[name] ?? 0) + renderedLength;
  }
  const total = Object.values(lengths).reduce((sum, length) => sum + length, 0) || 1;
  return Object.fromEntries(
    Object.entries(lengths)
      .sort(([, a], [, b]) => b - a)
      .map(([name, length]) => [name, Math.round((length / total) * bytes)]),
  );
}
