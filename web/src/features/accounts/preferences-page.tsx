import { ColorPreference } from './color-preference.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { settingsSections } from './settings-sections.ts';

export default function PreferencesPage() {
  return (
    <SettingsFrame section={settingsSections.preferences}>
      <ColorPreference />
    </SettingsFrame>
  );
}
