/**
 * Compares what the shop says with what it said before a rework: plays the same lives in the tree of another commit
 * and in this one, writes down all answers, mails, papers and files of both, and lists what differs. Exits with 1 if
 * anything does that `expected.json` does not name. `npm run record -- --lives 60 --seed 1`
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
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
const MOST_CALLS = 5;

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
  const record = async (name: string, tree: string, path: string): Promise<void> => {
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
  };
  try {
    const [tree, present, base] = [join(folder, 'tree'), join(folder, 'present'), keptBase()];
    const isKept = fs.existsSync(base);
    if (!isKept) checkOut(options.base, tree);
    await Promise.all([
      record('present', HERE, present),
      isKept ? print('base: as written before') : record('base', tree, base),
    ]);
    const comparison = openComparison(isExpected);
    const [old, now] = [base, present].map((path) => fs.readFileSync(path, 'utf8').split('\n'));
    for (const [life, said] of (old ?? []).entries()) {
      comparison.add(JSON.parse(said), JSON.parse(now?.[life] ?? '[]'));
    }
    report(comparison.groups());
  } finally {
    for (const child of running) child.kill();
    fs.rmSync(folder, { recursive: true });
  }
  print(`${Math.round((Date.now() - begunMs) / 1000)} s`);
}

/** Where the record of the base is kept, which changes only with the lives and what plays and writes them. */
function keptBase(): string {
  const hash = createHash('sha256').update(`${options.base} ${options.lives} ${options.seed}`);
  for (const room of [...OVERLAID, 'functions/test']) {
    for (const name of fs.readdirSync(join(HERE, room))) {
      if (!/^(cli|compare)\.ts$|\.test\.ts$/.test(name) && name.endsWith('.ts')) {
        hash.update(fs.readFileSync(join(HERE, room, name)));
      }
    }
  }
  const folder = join(HERE, 'node_modules/.cache/record');
  fs.mkdirSync(folder, { recursive: true });
  return join(folder, `${hash.digest('hex').slice(0, 16)}.ndjson`);
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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isOf = (what: string, pattern: string): boolean =>
  new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(what);
const isExpected = (what: string) => EXPECTED.some((each) => isOf(what, each.what));

function report(groups: readonly Group[]): void {
  const short = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, SHOWN);
  for (const { what, reason } of EXPECTED) {
    print(`${groups.filter((group) => isOf(group.what, what)).length} × ${what}: ${reason}`);
  }
  const unknown = groups.filter((group) => !isExpected(group.what));
  const fields = new Map<string, Group[]>();
  for (const group of unknown) {
    const field = group.what.replace(/ .* \| /, ' ').replaceAll('[]', '');
    fields.set(field, [...(fields.get(field) ?? []), group]);
  }
  for (const [field, [group, ...others]] of fields) {
    if (!group) continue;
    const { life, base, present } = group.example;
    print(`${field}\n    life ${options.seed + life}: ${short(base)} → ${short(present)}`);
    for (const { what, times, lives, first } of [group, ...others].slice(0, MOST_CALLS)) {
      print(`    ${what}: ${times} times in ${lives} lives, the first difference of ${first}`);
    }
    if (others.length >= MOST_CALLS) print(`    and ${others.length + 1 - MOST_CALLS} more`);
  }
  const count = groups.length - unknown.length;
  print(
    `${fields.size} differences in ${unknown.length} places of ${options.lives} lives, and ${count} expected ones`,
  );
  if (unknown.length > 0) process.exitCode = 1;
}

if (options.write) await write(options.write);
else await compareTrees();
