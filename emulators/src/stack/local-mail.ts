import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirebaseConfig } from './firebase-config.ts';
import { Problem } from './stack-error.ts';

/**
 * Refuses files beside the functions that name a mail server: the Functions emulator lets them win
 * over the environment, and what is tried out here would reach real people.
 */
export function requireOnlyLocalMail({
  functionsFolders,
  projectId,
}: Pick<FirebaseConfig, 'functionsFolders' | 'projectId'>): void {
  const names = ['.env', '.env.local', `.env.${projectId}`, '.secret.local'];
  for (const path of functionsFolders.flatMap((folder) =>
    names.map((name) => join(folder, name)),
  )) {
    if (existsSync(path) && /^\s*(export\s+)?SMTP_URL\s*=/m.test(readFileSync(path, 'utf8'))) {
      throw new Problem(
        `${path} sets SMTP_URL, so that the local stack would send real mail: move the line to the .env file of your real project.`,
      );
    }
  }
}
