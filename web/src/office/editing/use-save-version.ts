import { isSameValue } from '@shop/domain/office/input-differences';
import type { SaveResult, Versioned } from '@shop/domain/office/office';
import { useRef, useState } from 'react';
import { ApiFailure, logFailure } from '../../lib/api/api-failure.ts';
import { randomId } from '../../lib/random-id.ts';
import { needsFreshSignIn } from '../kit/api/failures.ts';

export type SaveOutcome<Input> =
  | SaveResult<Input>
  | { outcome: 'failed'; message: string; isUnanswered: boolean; needsSignIn: boolean };

/**
 * Saves an edit of a version. Unanswered attempts keep their request id, so that an attempt that did
 * arrive is not saved twice.
 */
export function useSaveVersion<Input>(
  send: (requestId: string, base: Versioned<Input>, input: Input) => Promise<SaveResult<Input>>,
  onSaved: (current: Versioned<Input>) => void,
) {
  const [firstId] = useState(randomId);
  const requestId = useRef(firstId);
  const unanswered = useRef<Input>(undefined);

  async function attempt(base: Versioned<Input>, input: Input): Promise<SaveOutcome<Input>> {
    try {
      const result = await send(requestId.current, base, input);
      requestId.current = randomId();
      return result;
    } catch (error) {
      const isUnanswered = !(error instanceof ApiFailure && error.status < 500);
      if (isUnanswered) unanswered.current = input;
      else requestId.current = randomId();
      const needsSignIn = needsFreshSignIn(error);
      return { outcome: 'failed', message: failureText(error), isUnanswered, needsSignIn };
    }
  }

  async function save(base: Versioned<Input>, input: Input): Promise<SaveOutcome<Input>> {
    const result = await attempt(base, input);
    if (result.outcome === 'conflict') {
      const theirs = result.current.input;
      if (isSameValue(theirs, input)) return { ...result, outcome: 'unchanged' };
      // An unanswered attempt did arrive, and the form has been edited since.
      if (isSameValue(theirs, unanswered.current)) return save(result.current, input);
    }
    if (result.outcome === 'saved') onSaved(result.current);
    return result;
  }

  return { save, requestId };
}

const FAILED =
  'Das hat nicht geklappt. Ihre Angaben sind noch da, auch auf diesem Gerät gesichert: Bitte speichern Sie gleich noch einmal.';
const OFFLINE =
  'Keine Internetverbindung: Ihre Änderungen sind noch nicht gespeichert, aber auf diesem Gerät gesichert. Speichern Sie erneut, sobald Sie wieder Empfang haben; doppelt kommt nichts an.';

function failureText(error: unknown): string {
  if (error instanceof ApiFailure) {
    if (error.status < 500 && error.serverMessage) return error.serverMessage;
    logFailure('Failed to save', error);
    return FAILED;
  }
  logFailure('Failed to save', error);
  return OFFLINE;
}
