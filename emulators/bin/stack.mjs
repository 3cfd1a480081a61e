#!/usr/bin/env node
// Plain JavaScript, so that it can report an outdated Node before newer syntax is parsed.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer from https://nodejs.org and try again.\n`,
  );
  process.exit(1);
}
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('../src/stack/cli.ts');
process.exit(await main(process.argv.slice(2)));
