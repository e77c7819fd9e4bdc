import { useAccount } from './account.queries.ts';
import { DeviceList } from './device-list.tsx';
import { SettingsFrame, SettingsPart } from './settings-frame.tsx';
import { settingsSections } from './settings-sections.ts';
import { SignOutChoices } from './sign-out-choices.tsx';

export default function DevicesPage() {
  const account = useAccount();
  return (
    <SettingsFrame section={settingsSections.devices}>
      <SettingsPart id="devices" title="Signed in now">
        <DeviceList />
      </SettingsPart>
      <SettingsPart id="sign-out" title="Sign out">
        <SignOutChoices account={account} />
      </SettingsPart>
    </SettingsFrame>
  );
}
