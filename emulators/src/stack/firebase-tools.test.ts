import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isFailure, isRelevant, startFirebaseTools } from './firebase-tools.ts';

const REQUEST = '>  {"severity":"INFO","message":"GET /api/cart","status":200}';
const WARNING = '>  {"severity":"WARNING","message":"Mail not sent","cause":{"severity":"INFO"}}';

it.each([
  WARNING,
  '>  {"severity":"ERROR","message":"Sweeping failed"}',
  '>  {"message":"an entry without a severity"}',
  '>  {not JSON}',
  '>  what a developer prints',
  '⚠  functions: a warning of the emulator',
  '\u001b[33m⚠ \u001b[39m functions: a coloured one',
  '⬢  functions: Failed to load function definition',
])('shows %s', (line) => {
  expect(isRelevant(line, false)).toBe(true);
});

it('shows routine log entries of the functions only when verbose', () => {
  expect(isRelevant(REQUEST, false)).toBe(false);
  expect(isRelevant(`\u001b[90m${REQUEST}\u001b[39m`, false)).toBe(false);
  expect(isRelevant(REQUEST, true)).toBe(true);
});

it('never shows the progress of the emulators', () => {
  expect(isRelevant('i  functions: Beginning execution of "api"', true)).toBe(false);
});

it('tells failures from warnings', () => {
  expect(isFailure('⬢  functions: Failed to load function definition')).toBe(true);
  expect(isFailure('⚠  functions: a warning of the emulator')).toBe(false);
});

it('leaves no sockets of its workers in the temporary folder', async () => {
  let folder = '';
  const start = (_command: unknown, { env = {} } = {} as { env?: NodeJS.ProcessEnv }) => {
    folder = env.TMPDIR ?? '';
    return spawn('sh', ['-c', 'touch "$TMPDIR/fire_emu_1.sock"'], { env });
  };
  const options = { only: [], projectId: 'p', env: process.env, verbose: false };
  const started = startFirebaseTools({ start }, { ...options, log: () => {}, onExit: () => {} });
  expect(existsSync(folder)).toBe(true);
  await expect(started).rejects.toThrow('did not start');
  expect(existsSync(folder)).toBe(false);
});
