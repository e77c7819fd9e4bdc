import { SettingsFrame } from './settings-frame.tsx';
import { settingsSections } from './settings-sections.ts';

export default function SecurityPage() {
  return <SettingsFrame section={settingsSections.security}>{null}</SettingsFrame>;
}
