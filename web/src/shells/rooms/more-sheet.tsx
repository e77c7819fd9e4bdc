import * as texts from '@porchlight/content/en/portal-rooms.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { MessageCircle, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { usePlan } from '../../features/plan/plan.queries.ts';
import { getValues } from '../../features/plan/shown-plan.ts';
import { useTodayView } from '../../features/today/today.queries.ts';
import { paths } from '../../paths.ts';
import { queryClient } from '../../platform/api/shared-query-client.ts';
import { useHasClosed } from '../../platform/page/closed-purchase.ts';
import { messagesPath } from '../../ui/home/messages-path.ts';
import { useModalDrawer } from '../../ui/overlays/use-modal-drawer.ts';
import { describeCurrent, type splitRooms } from './list-rooms.ts';
import { getRoomFacts } from './room-facts.ts';
import { roomIcons } from './room-icons.ts';

type MoreSheetProps = {
  groups: ReturnType<typeof splitRooms>['sheet'];
  pathname: string;
  onClose: () => void;
};

/** The rooms that have no place in the bar, each with its one fact, over the page. The calculators' pages read nothing before it opens. */
export default function MoreSheet(props: MoreSheetProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RoomSheet {...props} />
    </QueryClientProvider>
  );
}

function RoomSheet({ groups, pathname, onClose }: MoreSheetProps) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModalDrawer(dialog);
  const { facts: plan } = usePlan();
  const facts = getRoomFacts(useTodayView().data, useHasClosed(), plan && getValues(plan.values()));
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      className="fixed inset-x-0 top-auto bottom-0 mx-auto max-h-[88dvh] w-full max-w-xl overflow-y-auto overscroll-contain rounded-t-l border border-line border-b-0 bg-surface pb-[calc(.75rem+env(safe-area-inset-bottom))] text-ink shadow-lift transition-[translate] duration-200 ease-out backdrop:bg-veil starting:translate-y-8"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-surface py-1.5 pr-2 pl-5">
        <h2 id={heading} className="text-xl">
          {texts.more}
        </h2>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          aria-label={texts.closeMore}
          className="grid size-11 place-items-center rounded-full hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <nav aria-label={texts.rooms} className="px-2">
        {groups.map(({ title, rooms }) => (
          <div key={title} className="border-line border-t py-1.5">
            <ul aria-label={title}>
              {addMessages(rooms).map(({ path, label, Icon }) => {
                const fact = facts[path];
                const id = `${heading}-${path}`;
                const place = fact === undefined ? '' : 'pr-[46%]';
                return (
                  <li key={path} className="grid">
                    <Link
                      to={path}
                      onClick={() => dialog.current?.close()}
                      aria-current={describeCurrent(path, pathname)}
                      aria-describedby={fact === undefined ? undefined : id}
                      className={`${place} col-start-1 row-start-1 flex min-h-11.5 items-center gap-3.5 rounded-m px-3 font-medium hover:bg-sunken focus-visible:-outline-offset-3 aria-[current]:bg-lamp-soft aria-[current]:font-semibold forced-colors:aria-[current]:border-2`}
                    >
                      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
                      {label}
                    </Link>
                    {fact !== undefined && (
                      <span
                        id={id}
                        className="wrap-anywhere pointer-events-none col-start-1 row-start-1 max-w-[44%] self-center justify-self-end py-1 pr-3 text-right text-[.875rem] text-ink-soft leading-tight"
                      >
                        {fact}
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </nav>
    </dialog>
  );
}

/** The entries of a group. Messages come after People here alone: what every page of the portal carries does not name them. */
function addMessages(rooms: MoreSheetProps['groups'][number]['rooms']) {
  return rooms.flatMap(({ path, label, icon }) => [
    { path, label, Icon: roomIcons[icon] },
    ...(path === paths.people ? [{ path: messagesPath, label: texts.messages, Icon: MessageCircle }] : []),
  ]);
}
