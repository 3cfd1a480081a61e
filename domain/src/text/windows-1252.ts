/** Windows-1252's characters beyond Latin-1. */
const ALSO = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const IN_1252 = new RegExp(`^[\\x20-\\x7E\\xA0-\\xFF${ALSO}]*$`);

/** German transliteration: Duden for Cyrillic, ISO 843 for Greek. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  `ł l|đ d|ı i|ŋ ng|ħ h|ŧ t|ĸ k|ƀ b|ẞ SS|ə a
  а a|б b|в w|г g|ґ g|д d|е e|ё jo|ж sch|з s|и i|і i|ї ji|й i|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ў u|ф f
  х ch|ц z|ч tsch|ш sch|щ schtsch|ы y|э e|ю ju|я ja|є je|ђ dj|ј j|љ lj|њ nj|ћ c|џ dsch|ѓ g|ќ k|ѕ ds
  α a|β v|γ g|δ d|ε e|ζ z|η i|θ th|ι i|κ k|λ l|μ m|ν n|ξ x|ο o|π p|ρ r|σ s|ς s|τ t|υ y|φ f|χ ch|ψ ps|ω o`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

/** A text in Windows-1252: replaces other letters by similar ones, and drops those without any. */
export function inWindows1252(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(?<=[οΟ])[υύ]/g, 'u')
    .replace(/(?<=[οΟ])[ΥΎ]/g, 'U')
    .replace(/\P{M}\p{M}*|\p{M}+/gu, similar)
    .trim();
}

function similar(sign: string): string {
  if (IN_1252.test(sign)) return sign;
  const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '').replace('⁄', '/');
  const lower = sign.toLowerCase();
  const letter = LETTERS.get(sign) ?? LETTERS.get(lower) ?? LETTERS.get(plain.toLowerCase());
  if (letter === undefined) return IN_1252.test(plain) ? plain : '';
  return lower === sign ? letter : letter.charAt(0).toUpperCase() + letter.slice(1);
}
