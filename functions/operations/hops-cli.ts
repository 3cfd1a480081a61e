import { setDefaultResultOrder } from 'node:dns';
import { setDefaultAutoSelectFamily } from 'node:net';
import { hops } from './hops.ts';

// Both addresses have to be reached over the same protocol to be counted alike.
setDefaultResultOrder('ipv4first');
setDefaultAutoSelectFamily(false);

process.exitCode = await hops(process.argv.slice(2), {
  output: process.stdout,
  errors: process.stderr,
});
