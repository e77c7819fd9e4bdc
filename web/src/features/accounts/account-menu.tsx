import type { Account, SignOutScope } from '@porchlight/domain/accounts/accounts.contract.ts';
import { CircleUserRound, FileText, LogOut, MonitorSmartphone, ShieldOff } from 'lucide-react';
import { paths } from '../../paths.ts';
import { readFailure } from '../../platform/failure.ts';
import { showFailure, showSuccess } from '../../platform/show-toast.ts';
import { Menu, MenuAction, MenuDivider, MenuHeading, MenuLink } from '../../ui/menu.tsx';
import { useSignOut } from './account.queries.ts';

/** The signed-in person's own menu (specification 2, portal header; sign-out scopes: specification 6). */
export function AccountMenu({ account }: { account: Account }) {
  const signOut = useSignOut();
  function leave(scope: SignOutScope) {
    signOut.mutate(
      { scope },
      {
        onSuccess: () => scope === 'others' && showSuccess({ title: 'Your other devices are signed out' }),
        onError: (error) =>
          showFailure({ title: 'You are still signed in', description: readFailure(error).message }),
      },
    );
  }
  return (
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
  );
}
