import { isSameValue } from '@shop/domain/input-differences';
import type { SaveResult, Versioned } from '@shop/domain/office';
import type { SettingName, Settings } from '@shop/domain/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiFailure, logFailure } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/client.ts';
import { randomId } from '../../../lib/random-id.ts';
import { useAdminKey } from '../api/use-admin-key.ts';
import { type OfficeSettings, settingsKey } from './use-settings.ts';

/** What became of an attempt to save; a `failed` one may be tried again. */
type SaveOutcome<Value> = SaveResult<Value> | { outcome: 'failed'; message: string };

/**
 * Saves a setting. Attempts without an answer keep their request id, so that what arrived all the same
 * is not saved twice.
 */
export function useSaveSetting<Name extends SettingName>(name: Name) {
  type Value = Settings[Name];
  const client = useQueryClient();
  const adminKey = useAdminKey();
  const [firstId] = useState(randomId);
  const requestId = useRef(firstId);

  async function save(base: Versioned<Value>, value: Value): Promise<SaveOutcome<Value>> {
    let result: SaveResult<Value>;
    try {
      result = (await callApi('POST /api/admin/settings/{name}', {
        params: { name },
        body: { request_id: requestId.current, version: base.version, value },
      })) as SaveResult<Value>;
    } catch (error) {
      const isUnanswered = !(error instanceof ApiFailure && error.status < 500);
      if (!isUnanswered) requestId.current = randomId();
      return { outcome: 'failed', message: failureText(error) };
    }
    requestId.current = randomId();
    // An earlier attempt had arrived, and the form was edited since.
    const isEarlier = result.outcome === 'saved' && !isSameValue(result.current.input, value);
    if (isEarlier && result.outcome === 'saved') return save(result.current, value);
    if (result.outcome === 'conflict' && isSameValue(result.current.input, value)) {
      result = { ...result, outcome: 'unchanged' };
    }
    if ('current' in result) remember(result.current);
    return result;
  }

  function remember(current: Versioned<Value>): void {
    client.setQueryData<OfficeSettings>(
      settingsKey(adminKey),
      (settings) => settings && { ...settings, [name]: current },
    );
    for (const call of ['GET /api/delivery-options', 'GET /api/notices']) {
      void client.invalidateQueries({ queryKey: [call] });
    }
  }

  return { save, requestId };
}

const FAILED =
  'Das hat nicht geklappt. Ihre Angaben sind noch da, auch auf diesem Gerät gesichert: Bitte speichern Sie gleich noch einmal.';
const OFFLINE =
  'Keine Internetverbindung: Ihre Änderungen sind noch nicht gespeichert, aber auf diesem Gerät gesichert. Speichern Sie erneut, sobald Sie wieder Empfang haben; doppelt kommt nichts an.';

function failureText(error: unknown): string {
  const isAnswered = error instanceof ApiFailure;
  if (isAnswered && error.status < 500 && error.serverMessage) return error.serverMessage;
  logFailure('Failed to save setting', error);
  return isAnswered ? FAILED : OFFLINE;
}
