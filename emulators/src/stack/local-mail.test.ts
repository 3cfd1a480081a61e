import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requireOnlyLocalMail } from './local-mail.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-mail-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function check(file: string, content: string) {
  writeFileSync(join(folder, file), content);
  return () => requireOnlyLocalMail({ functionsFolders: [folder], projectId: 'demo-x' });
}

it.each(['.env', '.env.local', '.env.demo-x', '.secret.local'])(
  'refuses a mail server in %s, which the functions would use',
  (file) => {
    expect(check(file, 'A=1\nSMTP_URL=smtps://me:secret@mail.example\n')).toThrow(
      `${join(folder, file)} sets SMTP_URL`,
    );
  },
);

it.each([
  ['.env.real-project', 'SMTP_URL=smtps://mail.example'],
  ['.env', '# SMTP_URL=smtps://mail.example\nNO_SMTP_URL=1'],
])('lets pass %s with %j', (file, content) => {
  expect(check(file, content)).not.toThrow();
});
