import type { Answered, Check, Exchange } from './exchange.ts';
import {
  guardsItsCookie,
  keepsPersonalOutOfCaches,
  knowsItsHeaders,
  tellsBrowsersLimits,
} from './headers.ts';
import { noFault, refusesInGerman } from './refusals.ts';
import { leavesAccountsAlone, needsRights, refusesForeignSites } from './rights.ts';
import { keepsSecrets, logsNothingPersonal } from './secrets.ts';
import { isServersOwn } from './servers-own.ts';
import { unansweredProblem } from './unanswered.ts';
import { chargesWhatWasShown, storesWhatIsRight, writesItsOwn } from './writes.ts';

const CHECKS: readonly Check[] = [
  noFault,
  refusesInGerman,
  needsRights,
  refusesForeignSites,
  leavesAccountsAlone,
  keepsSecrets,
  logsNothingPersonal,
  writesItsOwn,
  storesWhatIsRight,
  chargesWhatWasShown,
  knowsItsHeaders,
  tellsBrowsersLimits,
  keepsPersonalOutOfCaches,
  guardsItsCookie,
];

/** What is wrong with an exchange, as one sentence; undefined when all is well. */
export function problemOf(exchange: Exchange): string | undefined {
  const { outcome, request } = exchange;
  if (outcome.kind !== 'answer') {
    if (outcome.kind === 'dropped' && request.isOdd) return unansweredProblem(exchange);
    return `the connection is ${outcome.kind}: ${outcome.received || 'nothing came'}`;
  }
  if (isServersOwn(outcome.answer)) {
    return request.isOdd
      ? unansweredProblem(exchange)
      : 'the HTTP server itself refuses a proper request';
  }
  const answered: Answered = { ...exchange, answer: outcome.answer };
  for (const check of CHECKS) {
    const problem = check(answered);
    if (problem) return problem;
  }
  return undefined;
}
