import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SaveResult, Versioned } from '@shop/domain/office/office';
import { SETTINGS, type SettingName, type Settings } from '@shop/domain/settings/settings';
import { type ComponentType, useState } from 'react';
import { callApi } from '../../lib/api/client.ts';
import { edgedPanel } from '../../lib/theme/shared-styles.ts';
import { ChangeLog } from '../../log/office/change-log.tsx';
import { type OfficeSettings, SETTINGS_KEY } from '../../office/api/use-settings.ts';
import { Editor, EditorForm } from '../../office/editing/editor-frame.tsx';
import type { ReadValues } from '../../office/editing/read-values.ts';
import { useEditor } from '../../office/editing/use-editor.ts';
import { Block } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';

export interface SettingForm<Name extends SettingName, Values extends object> {
  name: Name;
  /** Its effect in the shop, in one or two sentences. */
  lead: string;
  toValues(input: Settings[Name]): Values;
  /** Returns an input even if something is wrong with it. */
  read(values: Values): ReadValues<Settings[Name]>;
  Fields: ComponentType<{ values: Values }>;
}

interface SettingEditorProps<Name extends SettingName, Values extends object> {
  form: SettingForm<Name, Values>;
  /** The setting as the server has it now. */
  loaded: Versioned<Settings[Name]>;
}

export function SettingEditor<Name extends SettingName, Values extends object>({
  form: { name, lead, toValues, read, Fields },
  loaded,
}: SettingEditorProps<Name, Values>) {
  const editor = useEditor<Settings[Name], Values>({
    kind: 'setting',
    item: name,
    loaded,
    toValues,
    read,
    texts: {
      saved: 'Gespeichert. Im Shop gilt es innerhalb einer Minute.',
      missing: 'Diese Einstellung gibt es nicht mehr.',
    },
    async send(request_id, { version }, value) {
      const body = { request_id, version, value };
      const saved = await callApi('POST /api/admin/settings/{name}', { params: { name }, body });
      return saved as SaveResult<Settings[Name]>;
    },
    cached: (current) => [
      SETTINGS_KEY,
      (settings?: OfficeSettings) => settings && { ...settings, [name]: current },
    ],
  });
  return (
    <Titled title={SETTINGS[name].label} heading="h3">
      <Box component="p" sx={{ mt: 1, mb: 3, maxWidth: 640, color: 'text.secondary' }}>
        {lead}
      </Box>
      <Editor editor={editor}>
        <EditorForm editor={editor}>
          <Box sx={{ pb: 3 }}>
            <Fields values={editor.form.values} />
          </Box>
        </EditorForm>
      </Editor>
      <SettingLog name={name} />
    </Titled>
  );
}

function SettingLog({ name }: { name: SettingName }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Block mt={3}>
      <Button variant="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Verlauf ausblenden' : 'Verlauf anzeigen'}
      </Button>
      {isOpen && <ChangeLog wanted={{ kind: 'setting', item: name }} />}
    </Block>
  );
}

export const PREVIEW = { ...edgedPanel('signal'), mt: 3, p: { xs: 2, sm: 3 } };

export const PREVIEW_TITLE = { mb: 1.5, fontWeight: 600 };
