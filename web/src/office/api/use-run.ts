import { useState } from 'react';
import { useOfficeCall } from './use-office-call.ts';

interface Run<Part, Result> {
  /** Sends one part, under an id of its own. */
  send(part: Part, id: string): Promise<Result | readonly Result[]>;
  /** Why something of it stayed as it was; undefined if it did not. */
  refusalOf(result: Result): string | undefined;
  /** Message once all parts are answered; `done` excludes what was refused. */
  told(done: readonly Result[], parts: readonly Part[]): string;
  failed: string;
  /** How many parts may be under way together; one if each builds on the one before. */
  atOnce?: number;
}

/** For parts that change a record of their own. */
export const EACH_ALONE = 4;

/** Does a thing to many, some at a time; `results` are those of the last run. While an answer is missing, a further press repeats the same parts. */
export function useRun<Part, Result>({
  send,
  refusalOf,
  told,
  failed,
  atOnce = 1,
}: Run<Part, Result>) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [results, setResults] = useState<readonly Result[]>([]);
  const [unanswered, setUnanswered] = useState<readonly Part[]>();
  const [answered, setAnswered] = useState(0);
  const call = useOfficeCall({
    call: async (parts: readonly Part[], id) => {
      setRefused([]);
      setUnanswered(parts);
      const results: Result[] = [];
      for (const some of inParts([...parts.entries()], atOnce)) {
        setAnswered(some[0]?.[0] ?? 0);
        const answers = some.map(([at, part]) => send(part, at === 0 ? id : `${id}-${at}`));
        results.push(...((await Promise.all(answers)).flat() as Result[]));
      }
      return results;
    },
    onDone: (results, parts) => {
      setUnanswered(undefined);
      setResults(results);
      setRefused(results.flatMap((result) => refusalOf(result) ?? []));
      return told(
        results.filter((result) => refusalOf(result) === undefined),
        parts,
      );
    },
    failed,
  });
  const of = call.sending?.length ?? 0;
  /** `12 von 43 erledigt...` while many are being sent. */
  const progress = of > 1 ? `${answered} von ${of} erledigt...` : undefined;
  return { ...call, refused, results, unanswered, progress };
}

/** As many as one request may name. */
export const inParts = <Each>(all: readonly Each[], size: number): Each[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
