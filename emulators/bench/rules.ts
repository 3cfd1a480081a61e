/**
 * The evaluator of security rules beside a JavaScript function that says the same, called with the
 * same documents.
 */
import type { StoredDocument } from '../src/firestore/core/documents/stored-document.ts';
import { compileRules } from '../src/firestore/rules/compile-rules.ts';
import type { RulesAccess } from '../src/firestore/rules/evaluation/access.ts';
import { median } from './measure.ts';
import { DATABASE, fieldsOf, RULES } from './requests.ts';

const ROUNDS = 31;
const CALLS = 2000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const row = (title: string, ...cells: string[]) =>
  say(title.padEnd(40) + cells.map((text) => text.padStart(12)).join(''));

const document: StoredDocument = {
  path: 'orders/order-7',
  fields: fieldsOf(7),
  createTime: 0,
  updateTime: 0,
};
const access: Omit<RulesAccess, 'method'> = {
  database: DATABASE,
  path: document.path,
  auth: { uid: 'ada', token: {} },
  time: 1_767_225_600_000_000,
  existing: document,
  written: document,
  read: () => document,
  readAfter: () => document,
};
const rules = compileRules(RULES);
const owns = ({ auth }: Pick<RulesAccess, 'auth'>, owned: StoredDocument | undefined) => {
  const owner = owned?.fields.owner;
  return owner !== undefined && 'stringValue' in owner && owner.stringValue === auth?.uid;
};

row('Security rules, µs a decision', 'ours', 'bare', 'ratio');
compare(
  'read of a document by its owner',
  () => rules.check({ ...access, method: 'get' }).allowed,
  () => owns({ ...access }, access.existing),
);
compare(
  'change of a document by its owner',
  () => rules.check({ ...access, method: 'update' }).allowed,
  () => owns({ ...access }, access.written),
);
compare(
  'read that is denied, with the reason',
  () => !rules.check({ ...access, auth: { uid: 'bob', token: {} }, method: 'get' }).allowed,
  () => !owns({ ...access, auth: { uid: 'bob', token: {} } }, access.existing),
);

/** In turns; the median of the rounds counts, as ratio of speeds. */
function compare(title: string, ours: () => boolean, bare: () => boolean): void {
  for (const call of [ours, bare]) for (let round = 0; round < 5; round += 1) microseconds(call);
  const rounds = Array.from({ length: ROUNDS }, () => {
    return { bare: microseconds(bare), ours: microseconds(ours) };
  });
  const oursUs = median(rounds.map((round) => round.ours));
  const bareUs = median(rounds.map((round) => round.bare));
  const ratio = median(rounds.map((round) => round.bare / round.ours));
  row(title, oursUs.toPrecision(3), bareUs.toPrecision(3), ratio.toPrecision(2));
}

function microseconds(call: () => boolean): number {
  const beganMs = performance.now();
  let agreed = 0;
  for (let calls = 0; calls < CALLS; calls += 1) agreed += call() ? 1 : 0;
  if (agreed !== CALLS) throw new Error('The rules and the function do not agree.');
  return ((performance.now() - beganMs) * 1000) / CALLS;
}
