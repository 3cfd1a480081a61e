/** Takes one line that a developer should see. */
export type Log = (line: string) => void;
