import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { BackLink } from '../../ui/back-link.tsx';
import type { ListAddress } from './list-address.ts';

/** A list, and beside it the row that is open; on a narrow screen in the list's place. Escape closes it. */
export function StaffSplit({
  address,
  list,
  detail,
}: {
  address: ListAddress;
  list: ReactNode;
  /** Shown for the id in the address. */
  detail: (id: string) => ReactNode;
}) {
  const { openId } = address;
  if (openId === undefined) return list;
  return (
    <div className="grid min-w-0 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="min-w-0 max-xl:hidden">{list}</div>
      <Detail key={openId} back={address.toRow(undefined)}>
        {detail(openId)}
      </Detail>
    </div>
  );
}

function Detail({ back, children }: { back: string; children: ReactNode }) {
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  function close() {
    const opener = document.querySelector<HTMLElement>('[data-row][aria-current]');
    void navigate(back, { preventScrollReset: true });
    opener?.focus();
  }
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Details"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close();
      }}
      className="grid min-w-0 content-start gap-5 rounded-m border border-line bg-surface p-5 focus-visible:outline-offset-2"
    >
      <BackLink to={back}>Back to the list</BackLink>
      {children}
    </section>
  );
}

/** Names and what stands for them, with a line between. */
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
