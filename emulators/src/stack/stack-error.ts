/** An error that the person at the terminal can fix; shown without a stack trace. */
export class StackError extends Error {}
