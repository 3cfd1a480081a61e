import { GIVEN_QUERIES, OWN_QUERIES } from './judged-queries-fixture.ts';
import { mistyped, quality } from './search-quality.ts';

for (const [name, queries] of Object.entries({ Given: GIVEN_QUERIES, Own: OWN_QUERIES })) {
  const [right, typos] = [quality(queries), quality(mistyped(queries))];
  process.stdout.write(
    `${name}: ${right.share.toFixed(1)} % of ${queries.length} right, with one typo ${typos.share.toFixed(1)} %\n`,
  );
  for (const { query, first, found } of [
    ...right.wrong,
    ...(process.argv.includes('--typos') ? typos.wrong : []),
  ]) {
    process.stdout.write(`  ${query}: ${found || 'nothing'} instead of ${first}\n`);
  }
}
