/**
 * Compares what the shop says with what it said before a rework: plays the same lives in the tree of another commit
 * and in this one, writes down all answers, mails, papers and files of both, and lists what differs. Exits with 1 if
 * anything does that `expected.json` does not name. `npm run record -- --lives 60 --seed 1`
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { countOf, readCommandLine } from '@shop/emulators/command-line';
import { type Group, openComparison } from './compare.ts';
import expected from './expected.json' with { type: 'json' };

/** The commit before the first change of the rework. */
const BASE = '4bdfd9c9';
const HERE = resolve(import.meta.dirname, '../../..');
/** Groups of differences that are wanted; `*` stands for any text. */
const EXPECTED: readonly { what: string; reason: string }[] = expected;
const OVERLAID = ['functions/trials/record', 'functions/trials/lives'];
/** Calls the shop's own code: the base gets it as it was first committed. */
const OF_FIRST_COMMIT = 'functions/trials/lives/schedule.ts';
const SHOWN = 300;

const USAGE = 'Usage: npm run record -- [--lives <number>] [--seed <number>] [--base <commit>]';
const options = readCommandLine(USAGE, () => {
  const text = (fallback: string) => ({ type: 'string', default: fallback }) as const;
  // `write` is for the process that this one starts in each tree: it only writes a record.
  const known = { lives: text('60'), seed: text('1'), base: text(BASE), write: text('') };
  const { values } = parseArgs({ options: known });
  const counts = { lives: countOf('--lives', values.lives), seed: countOf('--seed', values.seed) };
  return { ...values, ...counts };
});
const print = (line: string) => process.stdout.write(`${line}\n`);

async function write(path: string): Promise<void> {
  const { takeRecord } = await import('./take.ts');
  const lives: string[] = [];
  await takeRecord(options, (said) => {
    lives.push(JSON.stringify(said));
    if (lives.length % 10 === 0) print(`${lives.length} lives`);
  });
  fs.writeFileSync(path, lives.join('\n'));
}

async function compareTrees(): Promise<void> {
  const begunMs = Date.now();
  const folder = fs.mkdtempSync(join(tmpdir(), 'record-'));
  const running: ChildProcess[] = [];
  const record = async (name: string, tree: string): Promise<string[]> => {
    const path = join(folder, `${name}.ndjson`);
    const cli = join(tree, 'functions/trials/record/cli.ts');
    const counts = ['--lives', `${options.lives}`, '--seed', `${options.seed}`];
    const child = spawn('node', ['--import', 'tsx', cli, ...counts, '--write', path], {
      cwd: tree,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(child);
    const ended = once(child, 'close');
    for await (const line of createInterface(child.stdout)) print(`${name}: ${line}`);
    const [code] = await ended;
    if (code !== 0) throw new Error(`The record of the ${name} tree ended with ${code}.`);
    return fs.readFileSync(path, 'utf8').split('\n');
  };
  try {
    const tree = join(folder, 'tree');
    checkOut(options.base, tree);
    const [base, present] = await Promise.all([record('base', tree), record('present', HERE)]);
    const comparison = openComparison();
    for (const [life, said] of base.entries()) {
      comparison.add(JSON.parse(said), JSON.parse(present[life] ?? '[]'));
    }
    report(comparison.groups());
  } finally {
    for (const child of running) child.kill();
    fs.rmSync(folder, { recursive: true });
  }
  print(`${Math.round((Date.now() - begunMs) / 1000)} s`);
}

/** The tree of a commit, with the packages, lives and helpers of this one. */
function checkOut(commit: string, tree: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: HERE, encoding: 'utf8' });
  fs.mkdirSync(tree);
  git('archive', '--format=tar', '--output', `${tree}.tar`, commit);
  execFileSync('tar', ['-xf', `${tree}.tar`, '-C', tree]);
  const modules = ['.', ...fs.readdirSync(HERE)].map((room) => join(room, 'node_modules'));
  for (const path of modules.filter((each) => fs.existsSync(join(HERE, each)))) {
    linkPackages(join(HERE, path), join(tree, path));
  }
  for (const path of OVERLAID) {
    fs.rmSync(join(tree, path), { recursive: true, force: true });
    fs.cpSync(join(HERE, path), join(tree, path), { recursive: true });
  }
  for (const name of fs.readdirSync(join(HERE, 'functions/test'))) {
    const [from, to] = [HERE, tree].map((root) => join(root, 'functions/test', name));
    if (!from?.endsWith('.ts') || !to) continue;
    // What calls the shop's own code fits only the tree that it belongs to.
    const isOfTree = fs.existsSync(to) && fs.readFileSync(from, 'utf8').includes("from '../src/");
    if (!isOfTree) fs.copyFileSync(from, to);
  }
  const added = git('log', '--diff-filter=A', '--format=%H', '--', OF_FIRST_COMMIT).trim();
  if (added)
    fs.writeFileSync(join(tree, OF_FIRST_COMMIT), git('show', `${added}:${OF_FIRST_COMMIT}`));
}

/** Links packages to those of the other tree, and rooms to those of the folder's own tree. */
function linkPackages(from: string, to: string): void {
  fs.mkdirSync(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, link] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === '@shop') linkPackages(source, link);
    else fs.symlinkSync(entry.isSymbolicLink() ? fs.readlinkSync(source) : source, link);
  }
}

function report(groups: readonly Group[]): void {
  const isOf = (group: Group, pattern: string) =>
    new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(group.what);
  const isExpected = (group: Group) => EXPECTED.some(({ what }) => isOf(group, what));
  const short = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, SHOWN);
  for (const { what, reason } of EXPECTED) {
    print(`${groups.filter((group) => isOf(group, what)).length} × ${what}: ${reason}`);
  }
  const unknown = groups.filter((group) => !isExpected(group));
  for (const { what, times, lives, first, example } of unknown) {
    print(`${what}\n    ${times} times in ${lives} lives, the first difference of ${first}; life`);
    print(`    ${options.seed + example.life}: ${short(example.base)} → ${short(example.present)}`);
  }
  const count = groups.length - unknown.length;
  print(`${unknown.length} differences in ${options.lives} lives, and ${count} expected ones`);
  if (unknown.length > 0) process.exitCode = 1;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

if (options.write) await write(options.write);
else await compareTrees();
