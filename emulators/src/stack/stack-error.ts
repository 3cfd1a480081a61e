/** Something the person at the terminal can mend; shown as one sentence, without a stack. */
export class Problem extends Error {}
