import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useFolder } from '../test-folder.ts';
import { javaMajor, requireNoMailServer } from './preflight.ts';

it.each([
  ['openjdk version "21.0.5" 2024-10-15', 21],
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_431"', 8],
  ['openjdk version "25" 2025-09-16', 25],
  ['bash: java: command not found', undefined],
])('reads the Java version from %s: %s', (output, major) => {
  expect(javaMajor(output)).toBe(major);
});

describe('requireNoMailServer', () => {
  const folder = useFolder();

  function check(file: string, content: string) {
    writeFileSync(folder.in(file), content);
    return () => requireNoMailServer({ functionsFolders: [folder.path], projectId: 'demo-x' });
  }

  it.each(['.env', '.env.local', '.env.demo-x', '.secret.local'])(
    'refuses a mail server in %s, which the functions would use',
    (file) => {
      expect(check(file, 'A=1\nSMTP_URL=smtps://me:secret@mail.example\n')).toThrow(
        `${folder.in(file)} sets SMTP_URL`,
      );
    },
  );

  it.each([
    ['.env.real-project', 'SMTP_URL=smtps://mail.example'],
    ['.env', '# SMTP_URL=smtps://mail.example\nNO_SMTP_URL=1'],
  ])('accepts %s with %j', (file, content) => {
    expect(check(file, content)).not.toThrow();
  });
});
