import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { grantAdmin } from './grant-admin.ts';

const EMAIL = 'buero@muster-tiefbau.example';
const NOBODY_THERE = '127.0.0.1:1';

async function refusal(args: readonly string[], authHost = NOBODY_THERE): Promise<string> {
  const errors = new PassThrough();
  const output = new PassThrough();
  const emulators = { emulatorAddress: NOBODY_THERE, authEmulatorAddress: NOBODY_THERE };
  const config = { projectId: 'demo-seed', ...emulators };
  expect(await grantAdmin(args, { config, authHost, output, errors })).toBe(1);
  expect(output.read()).toBeNull();
  return String(errors.read());
}

it.each<[what: string, args: string[], message: RegExp]>([
  ['no address', [], /^Name one .+Usage: npm run grant-admin -- <email>/],
  ['two addresses', [EMAIL, 'x@example.de'], /^Name one /],
  ['something that is not an address', ['buero'], /^"buero" is not an e-mail address\. Usage: /],
  ['an unknown option', [EMAIL, '--force'], /^Unknown option '--force'.+Usage: /],
  [
    'a real project without --yes',
    [EMAIL, '--project', 'strassenbau'],
    /nothing was written.+--yes/,
  ],
  [
    'a real project while an emulator is set',
    [EMAIL, '--project', 'strassenbau', '--yes'],
    /^FIREBASE_AUTH_EMULATOR_HOST is set, so nothing would reach/,
  ],
  ['an unreachable emulator', [EMAIL], /^No Auth emulator answers at 127\.0\.0\.1:1: /],
])('refuses %s in one line', async (_what, args, message) => {
  const text = await refusal(args);
  expect(text).toMatch(message);
  expect(text.trim().split('\n')).toHaveLength(1);
});
