import { ColorPreference } from './color-preference.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { settingsSections } from './settings-sections.ts';
import { TextSizePreference } from './text-size-preference.tsx';

export default function PreferencesPage() {
  return (
    <SettingsFrame section={settingsSections.preferences}>
      <ColorPreference />
      <TextSizePreference />
    </SettingsFrame>
  );
}
