import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readText } from './repository.ts';

test('the policy of every page allows the one script in the documents', () => {
  const digest = createHash('sha256').update(readText('web/prerender/boot.js')).digest('base64');
  const policies = readText('firebase.json').match(/script-src [^;]*/g) ?? [];
  expect(policies.length).toBeGreaterThan(0);
  for (const policy of policies) expect(policy).toBe(`script-src 'self' 'sha256-${digest}'`);
});
