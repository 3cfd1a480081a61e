/** What one test of the HTTP Observatory finds, by its name for it, and the points that it gives. */
export interface Finding {
  test: string;
  result: string;
  points: number;
}

/** An answer as the Observatory reads it. */
export interface Answer {
  headers: Headers;
  html: string;
}

/** Makes a test's findings out of its results and the points of each. */
export function scorer<Result extends string>(test: string, points: Record<Result, number>) {
  return (result: Result): Finding => ({ test, result, points: points[result] });
}
