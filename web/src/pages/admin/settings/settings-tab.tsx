import { TabTitle } from '../tab/tab-title.tsx';

/** What the office sets for the whole shop. */
export default function SettingsTab() {
  return (
    <section aria-labelledby="settings-title">
      <TabTitle id="settings-title">Einstellungen</TabTitle>
    </section>
  );
}
