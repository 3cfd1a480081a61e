import { afterEach, describe, expect, test, vi } from 'vitest';
import { inRepository, readJson } from './repository.ts';

const { scripts } = readJson<{ scripts: Record<string, string> }>('package.json');

/** Commands that are modules, by name. Those in `operations` and `seed` have their own tests. */
const COMMANDS = new Map(
  Object.entries({ ...scripts, pictures: 'tsx artwork/src/cli.ts' }).flatMap(([name, line]) =>
    [...line.matchAll(/tsx (\S+)/g)]
      .map(([, file = '']) => [name, file] as const)
      .filter(([, file]) => !/^(functions\/operations|seed)\//.test(file)),
  ),
);

afterEach(() => vi.restoreAllMocks());

/** Runs a command in this process until it exits; returns its exit code and output. */
async function run(name: string, args: readonly string[]) {
  vi.resetModules();
  let text = '';
  process.argv = ['node', name, ...args];
  vi.spyOn(process.stderr, 'write').mockImplementation((part) => {
    text += part;
    return true;
  });
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const end = await import(inRepository(COMMANDS.get(name) ?? '')).catch(({ message }) => message);
  return { end, text };
}

describe('refuses a wrong command line with a sentence', () => {
  test.each([...COMMANDS.keys()])('%s: an unknown option', async (name) => {
    const text = expect.stringMatching(
      new RegExp(`^Unknown option '--unknown'.+Usage: npm run ${name}.*\\n$`),
    );
    expect(await run(name, ['--unknown'])).toEqual({ end: 'exit 1', text });
  });

  test.each([
    ['lighthouse', '--throttling simulated', 'simulate or devtools, not "simulated"'],
    ['lighthouse', '--page /catalogue', 'not "/catalogue"'],
    ['lighthouse', '--runs 0', 'a whole number from 1 on, not "0"'],
    ['load', '--seconds 0', 'not "0"'],
    ['load', '--connections many', 'not "many"'],
    ['faults', '--orders 0', 'not "0"'],
    ['faults', '--clients 1.5', 'not "1.5"'],
    ['faults', '--seed x', 'not "x"'],
    ['fuzz', '--requests none', 'not "none"'],
    ['fuzz', '--seed x', 'not "x"'],
    ['fuzz', '--path 1:x', 'not "1:x"'],
    ['weigh', 'stray', "'stray'"],
    ['grow-pages', '--runs 0', 'not "0"'],
  ])('%s %s', async (name, args, message) => {
    const text = expect.stringContaining(message);
    expect(await run(name, args.split(' '))).toEqual({ end: 'exit 1', text });
  });
});
