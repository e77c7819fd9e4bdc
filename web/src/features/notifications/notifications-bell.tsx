import * as texts from '@porchlight/content/en/notifications-bell.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { describeBadge, SAMPLE_BADGE } from '@porchlight/domain/notifications/badge.ts';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { panelLook, useAnchoredPanel } from '../../ui/overlays/anchored-panel.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNewestNotifications } from './notifications.queries.ts';

const WIDEST_PX = 400;

const loadMenu = () => import('./notification-menu.tsx');

/**
 * The bell with the number of unread notifications (specification 2): a visitor's shows three samples. The badge lies
 * over the bell, so that nothing moves when the number comes.
 */
export function NotificationsBell({ account }: { account: Account | null | undefined }) {
  const [isWanted, setWanted] = useState(false);
  const { trigger, panel, close } = useAnchoredPanel({
    widest: WIDEST_PX,
    sticky: true,
    onSoon: () => setWanted(true),
  });
  const unread = useNewestNotifications(account).data?.unread ?? 0;
  const number = account === null ? SAMPLE_BADGE : unread;
  const badge = describeBadge(number);
  return (
    <>
      <button
        {...trigger}
        type="button"
        aria-label={describeBell(account, badge)}
        className="relative grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
      >
        <Bell aria-hidden="true" className="size-5.5" />
        {badge !== undefined && (
          <span className="figure-tabular absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full border border-paper bg-lamp-soft px-1 font-semibold text-[.75rem] text-lamp-ink leading-none">
            {badge}
          </span>
        )}
      </button>
      <div {...panel} className={`${panelLook} max-h-[calc(100dvh-6rem)] overflow-y-auto p-2`}>
        {isWanted && account !== undefined && (
          <LazyPart load={loadMenu} props={{ account, onChoose: close }} waiting={<LoadingMenu />} />
        )}
      </div>
    </>
  );
}

/** Says the number as the badge does, because voice control users say what they see. */
function describeBell(account: Account | null | undefined, badge: string | undefined): string {
  if (badge === undefined) return texts.notifications;
  return account === null ? texts.notificationsSamples(badge) : texts.notificationsUnread(badge);
}

function LoadingMenu() {
  return (
    <div className="grid gap-4 p-3">
      <Skeleton className="h-7 w-1/2" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
