import { readFileSync } from 'node:fs';

/** Bytes (brotli) of each chunk and of each package in it, by the chunk's path; written by the build of web. */
type ChunkReport = Record<string, { bytes: number; packages: Record<string, number> }>;

export function readChunkReport(): ChunkReport {
  return JSON.parse(
    readFileSync(new URL('../web/dist-report/chunks.json', import.meta.url), 'utf8'),
  );
}

/** The scripts of a visit, largest first, each with its largest packages. */
export function describeScripts(scripts: Record<string, number>, report: ChunkReport): string {
  return Object.entries(scripts)
    .sort(([, a], [, b]) => b - a)
    .map(([path, size]) => `  ${size.toFixed(1).padStart(6)} kB ${path} ${largest(report, path)}`)
    .join('\n');
}

function largest(report: ChunkReport, path: string): string {
  const packages = Object.entries(report[path]?.packages ?? {}).slice(0, 4);
  return packages.map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)}`).join(', ');
}

/** Packages of these kinds in the loaded chunks, each with its chunk. */
export function foundPackages(
  paths: readonly string[],
  kinds: readonly RegExp[],
  report: ChunkReport,
): string[] {
  return paths.flatMap((path) =>
    Object.keys(report[path]?.packages ?? {})
      .filter((name) => kinds.some((kind) => kind.test(name)))
      .map((name) => `${name} in ${path}`),
  );
}
