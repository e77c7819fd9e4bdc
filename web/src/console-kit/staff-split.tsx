import * as texts from '@porchlight/content/en/shared/console-kit.ts';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { BackLink } from '../ui/back-link.tsx';
import type { ListAddress } from './list-address.ts';
import { isFocusLost } from './use-restored-focus.ts';

/** A list, and beside it the row that is open; on a narrow screen in the list's place. Escape closes it. */
export function StaffSplit({
  address,
  list,
  detail,
  isDetailWide = false,
  room = 'list',
}: {
  address: ListAddress;
  list: ReactNode;
  /** Shown for the id in the address. */
  detail: (id: string) => ReactNode;
  /** Whether what is open takes the list's place on a wide screen too. */
  isDetailWide?: boolean;
  /** Which of the two is the wider one beside the other. */
  room?: 'list' | 'detail';
}) {
  const { openId } = address;
  const opener = useRef<HTMLElement>(null);
  // Before anything can be pressed: with the row closed and the focus nowhere a key would be lost.
  useLayoutEffect(() => {
    if (openId !== undefined) return;
    opener.current?.focus({ preventScroll: true });
    opener.current = null;
  }, [openId]);
  const isOpen = openId !== undefined;
  return (
    <div
      className={
        isOpen && !isDetailWide
          ? `grid min-w-0 items-start gap-8 ${room === 'detail' ? 'xl:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]' : 'xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]'}`
          : 'min-w-0'
      }
    >
      {/* The same place in the tree, open or not: the row that was opened gets the focus back. */}
      <div className={isOpen ? `min-w-0 ${isDetailWide ? 'hidden' : 'max-xl:hidden'}` : 'min-w-0'}>
        {list}
      </div>
      {isOpen && (
        <Detail
          key={openId}
          back={address.toRow(undefined)}
          onClose={() => {
            opener.current = document.querySelector('[data-row][aria-current]');
          }}
        >
          {detail(openId)}
        </Detail>
      )}
    </div>
  );
}

function Detail({ back, onClose, children }: { back: string; onClose: () => void; children: ReactNode }) {
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (panel.current === null) return;
    // What was pressed often goes with what it did, such as the form of an answer that was given.
    const observer = new MutationObserver(() => {
      if (focused.current?.isConnected === false && isFocusLost())
        panel.current?.focus({ preventScroll: true });
    });
    observer.observe(panel.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={texts.details}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onKeyDown={(event) => {
        if (
          event.key !== 'Escape' ||
          event.defaultPrevented ||
          !panel.current?.contains(event.target as Node)
        )
          return;
        // Out of a field first: closing would throw away what was typed there.
        if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) {
          panel.current.focus({ preventScroll: true });
          return;
        }
        onClose();
        void navigate(back, { preventScrollReset: true });
      }}
      className="grid min-w-0 content-start gap-5 rounded-m border border-line bg-surface p-5 focus-visible:outline-offset-2"
    >
      <BackLink to={back} onClick={onClose}>
        {texts.backToList}
      </BackLink>
      {children}
    </section>
  );
}

/** A list of names and their values, with a line between. */
export function SummaryList({ items }: { items: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid">
      {items.map(([name, value]) => (
        <div
          key={name}
          className="grid gap-x-4 border-line border-b py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <dt className="text-[.9375rem] text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere figure-tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
