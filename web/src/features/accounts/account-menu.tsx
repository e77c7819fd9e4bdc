import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { CircleUserRound, FileText, LogOut, MonitorSmartphone, ShieldOff } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Menu, MenuAction, MenuDivider, MenuHeading, MenuLink } from '../../ui/menu.tsx';
import { useLeaving } from './use-leaving.tsx';

/** The signed-in person's own menu (specification 2, portal header; sign-out scopes: specification 6). */
export function AccountMenu({ account }: { account: Account }) {
  const { leave, question } = useLeaving(account);
  return (
    <>
      {question}
      <Menu
        label="Account"
        trigger={
          <>
            <CircleUserRound aria-hidden="true" className="size-5" />
            Account
          </>
        }
      >
        <MenuHeading>
          <span className="block truncate font-semibold text-ink">{account.name}</span>
          <span className="block truncate">{account.email}</span>
        </MenuHeading>
        <MenuDivider />
        <MenuLink to={paths.documents}>
          <FileText aria-hidden="true" className="size-5 text-ink-soft" />
          Documents
        </MenuLink>
        <MenuDivider />
        <MenuAction onChoose={() => leave('local')}>
          <LogOut aria-hidden="true" className="size-5 text-ink-soft" />
          Sign Out
        </MenuAction>
        <MenuAction onChoose={() => leave('others')}>
          <MonitorSmartphone aria-hidden="true" className="size-5 text-ink-soft" />
          Sign Out My Other Devices
        </MenuAction>
        <MenuAction onChoose={() => leave('global')}>
          <ShieldOff aria-hidden="true" className="size-5 text-ink-soft" />
          Sign Out Everywhere
        </MenuAction>
      </Menu>
    </>
  );
}
