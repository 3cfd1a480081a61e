import { spawnSync } from 'node:child_process';
import { Problem } from './stack-error.ts';

const NEEDED = 21;

/** Google's Firestore emulator is a Java program: refuses when there is no JDK 21 or newer. */
export function requireJava(): void {
  const { stderr, error } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const found = error ? undefined : javaMajor(stderr);
  if (found !== undefined && found >= NEEDED) return;
  throw new Problem(
    `--firestore=google needs Java ${NEEDED} or newer (${found === undefined ? 'none was found' : `found ${found}`}): install a JDK, or leave the option out to use the local Firestore.`,
  );
}

/** The major version in what `java -version` prints: `openjdk version "17.0.15"` is 17. */
export function javaMajor(output: string): number | undefined {
  const major = /version "(?:1\.)?(\d+)/.exec(output)?.[1];
  return major === undefined ? undefined : Number(major);
}
