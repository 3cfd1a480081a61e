import { expect, test } from 'vitest';
import { runCommand } from '../test/run-command.ts';
import { grantAdmin } from './grant-admin.ts';

const EMAIL = 'buero@muster-tiefbau.example';
const NOBODY_THERE = '127.0.0.1:1';

test.each<[what: string, args: string[], message: RegExp]>([
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
  const emulators = { emulatorAddress: NOBODY_THERE, authEmulatorAddress: NOBODY_THERE };
  const context = { config: { projectId: 'demo-seed', ...emulators }, authHost: NOBODY_THERE };
  const { code, output, errors } = await runCommand((streams) =>
    grantAdmin(args, { ...context, ...streams }),
  );
  expect([code, output]).toEqual([1, '']);
  expect(errors).toMatch(message);
  expect(errors.trim().split('\n')).toHaveLength(1);
});
