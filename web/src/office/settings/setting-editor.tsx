import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SaveResult, Versioned } from '@shop/domain/office/office';
import { type SettingName, type Settings, settingLabel } from '@shop/domain/office/settings';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useFirstErrorFocus } from '../../components/form/use-first-error-focus.ts';
import { announce } from '../../lib/announcer/announce.ts';
import { callApi } from '../../lib/api/client.ts';
import { lastEditor } from '../editing/conflict.ts';
import { ConflictDialog } from '../editing/conflict-dialog.tsx';
import { EditorNotices, type Message } from '../editing/editor-notices.tsx';
import { SaveBar } from '../editing/save-bar.tsx';
import { useDraft } from '../editing/use-draft.ts';
import { useLeaveGuard } from '../editing/use-leave-guard.ts';
import { useSaveVersion } from '../editing/use-save-version.ts';
import { useAdminKey } from '../kit/api/use-admin-key.ts';
import { type OfficeSettings, settingsKey } from '../kit/api/use-settings.ts';
import { SignInAgain } from '../kit/tab/sign-in-again.tsx';
import { ChangeLog } from '../log/change-log.tsx';
import type { SettingForm } from './setting-form.ts';

interface SettingEditorProps<Name extends SettingName, Values extends object> {
  form: SettingForm<Name, Values>;
  /** As the server has it now. */
  loaded: Versioned<Settings[Name]>;
}

interface Conflict<Value> {
  mine: Value;
  theirs: Versioned<Value>;
  by: string | undefined;
}

/** The form of one setting. What is typed is kept until it is saved. */
export function SettingEditor<Name extends SettingName, Values extends object>({
  form: { name, lead, toValues, read, Fields },
  loaded,
}: SettingEditorProps<Name, Values>) {
  type Value = Settings[Name];
  const [base, setBase] = useState(loaded);
  const savedValues = useMemo(() => toValues(base.input), [toValues, base]);
  const [values, setValues] = useState(savedValues);
  const [message, setMessage] = useState<Message>();
  const [conflict, setConflict] = useState<Conflict<Value>>();
  const [attempts, setAttempts] = useState(0);
  const [isTold, setIsTold] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const { save, requestId } = useSaveSetting(name);
  const draft = useDraft({ kind: 'setting', item: name, base, values, savedValues, requestId });
  const { isDirty } = draft;
  const isOutdated = loaded.version > base.version;
  const formElement = useFirstErrorFocus(attempts, isSaving);
  // Once told, messages follow what is typed.
  const errors = useMemo(() => (isTold ? read(values).messages : {}), [isTold, read, values]);
  // The draft brings back what is typed.
  useLeaveGuard(isDirty && !isLeaving);

  useEffect(() => {
    if (!isOutdated || isDirty) return;
    setBase(loaded);
    setValues(toValues(loaded.input));
  }, [isOutdated, isDirty, loaded, toValues]);

  async function store(value: Value, from: Versioned<Value>): Promise<void> {
    setIsSaving(true);
    setMessage(undefined);
    const result = await save(from, value);
    setIsSaving(false);
    setNeedsSignIn(result.outcome === 'failed' && result.needsSignIn);
    switch (result.outcome) {
      case 'saved':
      case 'unchanged':
        setBase(result.current);
        setValues(toValues(result.current.input));
        return tell(result.outcome === 'saved' ? SAVED : UNCHANGED);
      case 'conflict':
        return setConflict({
          mine: value,
          theirs: result.current,
          by: await lastEditor('setting', name),
        });
      case 'missing':
        return tell(GONE);
      case 'refused':
      case 'failed':
        return tell({ severity: 'error', text: result.message });
    }
  }

  function tell(next: Message): void {
    setMessage(next);
    announce(next.text);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isSaving) return;
    const { input, messages } = read(values);
    const isWrong = Object.keys(messages).length > 0;
    setAttempts(attempts + 1);
    setIsTold(isWrong);
    if (isWrong) setMessage(undefined);
    else void store(input, base);
  }

  function restore(): void {
    if (!draft.found) return;
    requestId.current = draft.found.requestId;
    setBase(draft.found.base);
    setValues(draft.found.values);
    draft.settle();
  }

  return (
    <section aria-labelledby={`setting-${name}`}>
      <Typography variant="h3" id={`setting-${name}`}>
        {settingLabel(name)}
      </Typography>
      <Box component="p" sx={{ mt: 1, mb: 3, maxWidth: 640, color: 'text.secondary' }}>
        {lead}
      </Box>
      <EditorNotices
        draftFrom={draft.found?.at}
        onRestore={restore}
        onDiscard={draft.settle}
        isElsewhere={draft.isElsewhere}
        isOutdated={isOutdated && isDirty}
      />
      <form noValidate ref={formElement} onSubmit={submit}>
        <Box inert={isSaving} sx={fields}>
          <Fields values={values} errors={errors} onChange={setValues} />
        </Box>
        <SaveBar isSaving={isSaving} isDirty={isDirty} message={message}>
          {needsSignIn && <SignInAgain onLeave={() => setIsLeaving(true)} />}
        </SaveBar>
      </form>
      <SettingLog name={name} />
      {conflict && (
        <ConflictDialog
          kind="setting"
          base={base.input}
          mine={conflict.mine}
          theirs={conflict.theirs.input}
          by={conflict.by}
          onClose={() => setConflict(undefined)}
          onSave={(merged) => {
            setConflict(undefined);
            setBase(conflict.theirs);
            setValues(toValues(merged));
            void store(merged, conflict.theirs);
          }}
        />
      )}
    </section>
  );
}

/** Saves a setting. Afterwards all that was loaded is out of date. */
function useSaveSetting<Name extends SettingName>(name: Name) {
  const client = useQueryClient();
  const adminKey = useAdminKey();

  function refresh(current: Versioned<Settings[Name]>): void {
    client.setQueryData<OfficeSettings>(
      settingsKey(adminKey),
      (settings) => settings && { ...settings, [name]: current },
    );
    void client.invalidateQueries();
  }

  return useSaveVersion<Settings[Name]>(async (request_id, { version }, value) => {
    const body = { request_id, version, value };
    const saved = await callApi('POST /api/admin/settings/{name}', { params: { name }, body });
    return saved as SaveResult<Settings[Name]>;
  }, refresh);
}

/** Who changed the setting, loaded when it is opened. */
function SettingLog({ name }: { name: SettingName }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box sx={{ mt: 3 }}>
      <Button variant="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Verlauf ausblenden' : 'Verlauf anzeigen'}
      </Button>
      {isOpen && <ChangeLog wanted={{ kind: 'setting', item: name }} />}
    </Box>
  );
}

// Keeps a focused field clear of the bars above and below.
const fields = { pb: 3, '& input, & select, & textarea, & button': { scrollMarginBlock: 160 } };

const SAVED: Message = {
  severity: 'success',
  text: 'Gespeichert. Im Shop gilt es innerhalb einer Minute.',
};
const UNCHANGED: Message = { severity: 'info', text: 'Alles ist schon so gespeichert.' };
const GONE: Message = { severity: 'error', text: 'Diese Einstellung gibt es nicht mehr.' };
