/** Takes one line for the developer. */
export type Log = (line: string) => void;
