import { FOREIGN_ORIGIN, gradeAnswer, type Report } from './grade.ts';

const POLICY = 'content-security-policy';

/** What the local stack adds to the policy; production has nothing of it. */
const EMULATORS = / http:\/\/127\.0\.0\.1:\d+/g;

/** Grades a page of a running site. */
export async function gradePage(site: string, path: string): Promise<Report> {
  const response = await fetch(site + path, { headers: { origin: FOREIGN_ORIGIN } });
  if (!response.ok) throw new Error(`${site}${path} answered ${response.status}.`);
  const headers = new Headers(response.headers);
  const policy = headers.get(POLICY);
  if (policy !== null) headers.set(POLICY, policy.replace(EMULATORS, ''));
  return gradeAnswer({ headers, html: await response.text() });
}
