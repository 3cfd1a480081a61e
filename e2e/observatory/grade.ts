import { gradePolicy } from './content-security-policy.ts';
import { gradeCookies } from './cookies.ts';
import type { Answer, Finding } from './finding.ts';
import { gradeScripts } from './scripts.ts';
import {
  gradeEmbedding,
  gradeFraming,
  gradeReferrer,
  gradeSharing,
  gradeSniffing,
  gradeTransport,
} from './single-headers.ts';

/** Named by the request whose answer is graded, so that one that shares with everybody shows it. */
export const FOREIGN_ORIGIN = 'https://http-observatory.security.mozilla.org';

export interface Report {
  grade: string;
  score: number;
  findings: Finding[];
}

/** Points above 100 are given only from here on without them. */
const EXTRA_CREDIT_FROM = 90;

/**
 * Grades an answer by the rules of MDN's HTTP Observatory, as if it had come over
 * HTTPS. Left out is the redirection from HTTP, which Hosting brings along and which gives no points.
 */
export function gradeAnswer({ headers, html }: Answer): Report {
  const policy = headers.get('content-security-policy');
  const transport = gradeTransport(headers.get('strict-transport-security'));
  const findings = [
    gradePolicy(policy),
    gradeCookies(headers.getSetCookie(), transport.points === 0),
    gradeSharing(headers, FOREIGN_ORIGIN),
    gradeReferrer(headers.get('referrer-policy')),
    transport,
    gradeScripts(html),
    gradeSniffing(headers.get('x-content-type-options')),
    gradeFraming(headers.get('x-frame-options'), policy),
    gradeEmbedding(headers.get('cross-origin-resource-policy')),
  ];
  const score = scoreOf(findings.map(({ points }) => points));
  return { grade: gradeOf(score), score, findings };
}

function scoreOf(points: readonly number[]): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 100);
  const withoutCredit = sum(points.filter((one) => one < 0));
  return Math.max(0, withoutCredit >= EXTRA_CREDIT_FROM ? sum(points) : withoutCredit);
}

/** Scores from which each grade is given. */
const GRADES: readonly [number, string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];

function gradeOf(score: number): string {
  return GRADES.find(([from]) => score >= from)?.[1] ?? 'F';
}
