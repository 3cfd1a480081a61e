/** Maximum length of an e-mail address (RFC 5321), in characters. */
export const MAX_EMAIL_LENGTH = 254;

/**
 * An address as people write it: `info@müller.de` for `info@xn--mller-kva.de`. Hosts with non-Latin
 * letters stay as they are, as these can look like others.
 */
export function shownEmail(email: string): string {
  const [, local, host = ''] = /^(.*@)(.*)$/s.exec(email) ?? [];
  if (!local || !host.includes('xn--')) return email;
  const labels = host.split('.').map((label) => {
    return label.startsWith('xn--') ? (decoded(label.slice(4)) ?? label) : label;
  });
  const shown = labels.join('.');
  return /^[\p{Script=Latin}\d.-]+$/u.test(shown) ? `${local}${shown}` : email;
}

const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const BASE = DIGITS.length;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;

/** Punycode (RFC 3492), which browsers only encode. */
function decoded(label: string): string | undefined {
  const end = label.lastIndexOf('-');
  const letters = [...label.slice(0, Math.max(0, end))];
  let [code, index, bias, at] = [FIRST_CODE, 0, FIRST_BIAS, end + 1];
  while (at < label.length) {
    const before = index;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = DIGITS.indexOf(label[at++] ?? ' ');
      if (digit < 0) return undefined;
      index += digit * weight;
      const threshold = Math.min(26, Math.max(1, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = letters.length + 1;
    bias = adapted(index - before, length, before === 0);
    code += Math.floor(index / length);
    if (code > 0x10ffff) return undefined;
    index %= length;
    letters.splice(index++, 0, String.fromCodePoint(code));
  }
  return letters.join('');
}

function adapted(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > 455; k += BASE) rest = Math.floor(rest / 35);
  return k + Math.floor((36 * rest) / (rest + 38));
}
