/**
 * The characters of the small fonts that every visitor loads: those of German pages. Others, as in
 * a Polish name, come from the full fonts, which load when one of them is shown.
 */
export const FONT_CHARACTERS = `${ascii()}\u00a0ÄÖÜäöüß§©«»°²³µ·×¼½¾Éàâçèéêô–—‘’‚“”„•…‹›€−`;

function ascii(): string {
  return Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join(
    '',
  );
}
