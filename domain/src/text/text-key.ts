/** The same for texts that mean one: blanks, case and how letters are composed make no difference. */
export const textKey = (text: string): string =>
  text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
