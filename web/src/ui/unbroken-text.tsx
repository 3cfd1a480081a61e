import { keepUnits } from '@shop/domain/text/keep-units';

/** `25-kg` of `25-kg-Sack`, `24–48` of `24–48 Stunden`, and `USt-IdNr.` */
const KEPT = /(\d+-k?g(?!\p{L})|\d+–\d+(?=\u00a0)|USt-IdNr\.)/u;

/**
 * Like `keepUnits`, but lines do not break after these hyphens and dashes either. Done in CSS: a copied
 * text with non-breaking hyphens would not match one with ordinary hyphens.
 */
export function UnbrokenText({ children }: { children: string }) {
  return keepUnits(children)
    .split(KEPT)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span key={part + String(index)} style={{ whiteSpace: 'nowrap' }}>
          {part}
        </span>
      ),
    );
}
