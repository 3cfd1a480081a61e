import { judgeLicence } from './judge-licence.ts';
import type { UsedPackage, UsedPackages } from './used-packages.ts';

/** The page `docs/licences.md`. */
export function licencesPage({ browser, function: deployed, elsewhere }: UsedPackages): string {
  return [
    '# Licences of what the shop is made with',
    'Written by `npm run licences` from `package-lock.json`; a test fails when it is stale. Another test judges every package’s licence, those below and the rest.',
    `## What the browser gets: ${browser.length} packages`,
    'All that `web` depends on; its bundle holds less.',
    table(browser),
    `## What the function deploys: ${deployed.length} packages`,
    'What it installs beside itself, and what is inside its bundle.',
    table(deployed),
    `## What only development and operations use: ${elsewhere.length} packages`,
    'None of them reaches a visitor or the function.',
    exceptions([...browser, ...deployed, ...elsewhere]),
    '',
  ].join('\n\n');
}

function table(packages: readonly UsedPackage[]): string {
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort();
  const rows = licences.map((licence) => {
    const names = packages.filter((used) => used.licence === licence);
    const list = names.map(({ name, version }) => `${name} ${version}`).join(', ');
    return `| ${licence} | ${names.length} | ${list} |`;
  });
  return ['| Licence | Packages | Which |', '| --- | ---: | --- |', ...rows].join('\n');
}

function exceptions(packages: readonly UsedPackage[]): string {
  const reasons = new Map<string, string[]>();
  for (const { name, licence } of packages) {
    const reason = judgeLicence(name, licence);
    if (reason === undefined || reason === 'permissive') continue;
    const line = `${licence}: ${reason}`;
    reasons.set(line, [...(reasons.get(line) ?? []), name]);
  }
  const lines = [...reasons].sort().map(([line, names]) => {
    const shown = names.length > 2 ? `${names[0]} and ${names.length - 1} more` : names.join(', ');
    return `- ${line} (${shown})`;
  });
  return ['## Licences that are not on the permissive list, and why they may be used', ...lines]
    .join('\n\n')
    .replaceAll('\n\n- ', '\n- ')
    .replace('\n- ', '\n\n- ');
}
