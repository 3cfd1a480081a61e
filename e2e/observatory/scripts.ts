import { type Finding, scorer } from './finding.ts';

const find = scorer('subresource-integrity', {
  'all-scripts-with-integrity': 5,
  'external-scripts-with-integrity': 5,
  'no-scripts': 0,
  'all-scripts-from-secure-origin': 0,
  'external-scripts-loaded-securely-without-integrity': -5,
  'external-scripts-not-loaded-securely': -20,
  'external-scripts-not-loaded-securely-without-integrity': -50,
});

/** Grades where a page's scripts come from and whether they are pinned to their content. */
export function gradeScripts(html: string): Finding {
  const tags = html.match(/<script\b[^>]*>/gi) ?? [];
  if (tags.length === 0) return find('no-scripts');
  const scripts = tags.flatMap(readScript);
  const foreign = scripts.filter(({ source }) => /^(https?:)?\/\//.test(source));
  if (foreign.length === 0) {
    const isPinned = scripts.some(({ hasIntegrity }) => hasIntegrity);
    return find(isPinned ? 'all-scripts-with-integrity' : 'all-scripts-from-secure-origin');
  }
  const findings = foreign.map(gradeForeign);
  return findings.reduce((worst, finding) => (finding.points < worst.points ? finding : worst));
}

interface Script {
  source: string;
  hasIntegrity: boolean;
}

function readScript(tag: string): Script[] {
  const source = /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1];
  return source ? [{ source, hasIntegrity: /\bintegrity\s*=/i.test(tag) }] : [];
}

/** The Observatory lets other hosts of the same domain pass; here every other host is foreign. */
function gradeForeign({ source, hasIntegrity }: Script): Finding {
  if (source.startsWith('https:')) {
    return find(
      hasIntegrity
        ? 'external-scripts-with-integrity'
        : 'external-scripts-loaded-securely-without-integrity',
    );
  }
  const kept = 'external-scripts-not-loaded-securely';
  return find(hasIntegrity ? kept : `${kept}-without-integrity`);
}
