import { rooms as label } from '@porchlight/content/en/portal-rooms.ts';
import { Link, useLocation } from 'react-router';
import { useHasClosed } from '../../platform/page/closed-purchase.ts';
import { describeCurrent, listRoomGroups } from './list-rooms.ts';
import { roomIcons } from './room-icons.ts';

/** Every room of the portal, beside the page of a wide window. */
export function RoomRail() {
  const { pathname } = useLocation();
  const groups = listRoomGroups(useHasClosed());
  return (
    <nav
      aria-label={label}
      className="sticky top-[calc(4.5rem+1px)] hidden max-h-[calc(100dvh-4.5rem-1px)] overflow-y-auto overscroll-contain py-5 pr-1 pl-[min(1.5rem,2vw)] [scrollbar-width:thin] xl:block print:hidden"
    >
      {groups.map(({ title, rooms }, place) => (
        <div key={title} className={place === 0 ? '' : 'pt-4'}>
          <p className={place === 0 ? 'sr-only' : 'px-3 pb-1 text-[.8125rem] text-ink-soft leading-snug'}>
            {title}
          </p>
          <ul aria-label={title} className="grid gap-0.5">
            {rooms.map(({ path, label, icon }) => {
              const Icon = roomIcons[icon];
              return (
                <li key={path}>
                  <Link
                    to={path}
                    aria-current={describeCurrent(path, pathname)}
                    className="wrap-anywhere flex min-h-10 items-center gap-[min(.75rem,1vw)] rounded-m px-[min(.75rem,1vw)] font-medium text-[.9375rem] text-ink-soft leading-tight hover:bg-sunken hover:text-ink focus-visible:-outline-offset-3 aria-[current]:bg-lamp-soft aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11 forced-colors:aria-[current]:border-2"
                  >
                    <Icon aria-hidden="true" className="size-4.5 shrink-0" />
                    {label}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
