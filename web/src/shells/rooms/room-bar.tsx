import * as texts from '@porchlight/content/en/portal-rooms.ts';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useHasClosed } from '../../platform/page/closed-purchase.ts';
import { OverlayPart } from '../../ui/overlays/overlay-part.tsx';
import { describeCurrent, findRoomPath, splitRooms } from './list-rooms.ts';
import { roomIcons } from './room-icons.ts';

const loadSheet = () => import('./more-sheet.tsx');

/** As large as the text of the reader's choice, as long as five of them fit beside each other. */
const entryLook =
  'grid min-h-12 w-full content-center justify-items-center gap-0.5 text-[min(.72rem,4.2vw)] text-ink-soft leading-tight focus-visible:-outline-offset-3 aria-[current]:font-bold aria-[current]:text-ink aria-[current]:[&>svg]:rounded-full aria-[current]:[&>svg]:bg-lamp-soft forced-colors:aria-[current]:border-t-4';

const iconLook = 'h-6 w-11 py-0.5';

/** The rooms at the foot of a narrow window, four and the sheet with all others. Going to another page closes the sheet. */
export function RoomBar() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const { bar, sheet } = splitRooms(useHasClosed());
  const isOpen = openAt === pathname;
  const current = findRoomPath(pathname);
  const isElsewhere = current !== undefined && !bar.some(({ path }) => path === current);
  return (
    <>
      <nav
        aria-label={texts.rooms}
        data-room-bar=""
        className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] xl:hidden print:hidden"
      >
        <ul className="mx-auto flex max-w-xl">
          {bar.map(({ path, label, icon }) => {
            const Icon = roomIcons[icon];
            return (
              <li key={path} className="flex-[1_1_auto]">
                <Link to={path} aria-current={describeCurrent(path, pathname)} className={entryLook}>
                  <Icon aria-hidden="true" className={iconLook} />
                  {label}
                </Link>
              </li>
            );
          })}
          <li className="flex-[1_1_auto]">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-current={isElsewhere || undefined}
              onPointerEnter={() => void loadSheet().catch(() => undefined)}
              onClick={() => setOpenAt(isOpen ? undefined : pathname)}
              className={entryLook}
            >
              <Ellipsis aria-hidden="true" className={iconLook} />
              {texts.more}
            </button>
          </li>
        </ul>
      </nav>
      {isOpen && (
        <OverlayPart
          load={loadSheet}
          props={{ groups: sheet, pathname, onClose: () => setOpenAt(undefined) }}
        />
      )}
    </>
  );
}
