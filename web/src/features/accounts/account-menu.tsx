import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { LatePart } from '../../platform/late-part.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const loadItems = () => import('./account-menu-items.tsx');

/** The signed-in person's own menu (specification 2, portal header). What is in it comes when it is about to be opened. */
export function AccountMenu({ account }: { account: Account }) {
  const [isWanted, setWanted] = useState(false);
  return (
    <Menu
      label="Account"
      onSoon={() => setWanted(true)}
      trigger={
        <>
          <CircleUserRound aria-hidden="true" className="size-5.5" />
          <span className="max-sm:sr-only">Account</span>
        </>
      }
    >
      {isWanted && <LatePart load={loadItems} props={{ account }} waiting={<Skeleton className="h-64" />} />}
    </Menu>
  );
}
