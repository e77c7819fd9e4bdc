import { SectionCard } from '../../ui/section-card.tsx';
import { useAccount } from './account.queries.ts';
import { DeviceList } from './device-list.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { settingsSections } from './settings-sections.ts';
import { SignOutChoices } from './sign-out-choices.tsx';

export default function DevicesPage() {
  const account = useAccount();
  return (
    <SettingsFrame section={settingsSections.devices}>
      <SectionCard id="devices" title="Signed in now">
        <DeviceList />
      </SectionCard>
      <SectionCard id="sign-out" title="Sign out">
        <SignOutChoices account={account} />
      </SectionCard>
    </SettingsFrame>
  );
}
