import * as texts from '@porchlight/content/en/guide/screens.ts';
import { type GuideTabId, guideTabs } from '@porchlight/domain/guide/guide.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../platform/page/hydrated.ts';

/**
 * The four tabs of a stage. The chosen one is in the address, so that it can be linked to. Without scripts, and on paper, all four are open
 * one below the other.
 */
export function StageTabs({ renderPanel }: { renderPanel: (tab: GuideTabId) => ReactNode }) {
  const { isAlive, chosen } = useChosenTab();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  useScrollToHash(isAlive, () => list.current?.scrollIntoView());
  useSectionInView(isAlive, chosen);

  function move(event: KeyboardEvent): void {
    const target = findTarget(event.key, chosen);
    if (target === undefined) return;
    event.preventDefault();
    document.getElementById(toTabId(target))?.focus();
    void navigate({ hash: target }, { replace: true, preventScrollReset: true });
  }

  return (
    <div className="@container grid gap-6">
      <div
        ref={list}
        {...(isAlive && { role: 'tablist', 'aria-label': texts.aboutThisStage })}
        className="grid gap-1 rounded-m bg-sunken p-1 inset-ring inset-ring-line @[14rem]:grid-cols-2 @2xl:grid-cols-4 print:hidden"
      >
        {guideTabs.map(({ id, title }) => (
          <Link
            key={id}
            id={toTabId(id)}
            to={{ hash: id }}
            replace
            preventScrollReset
            onKeyDown={move}
            {...(isAlive && {
              role: 'tab',
              'aria-selected': id === chosen,
              'aria-controls': id,
              tabIndex: id === chosen ? 0 : -1,
            })}
            className={`grid min-h-12 place-items-center rounded-s px-2 text-center font-semibold text-[.9375rem] leading-tight ${id === chosen ? 'not-noscript:bg-surface not-noscript:text-ink not-noscript:shadow-lift not-noscript:inset-ring not-noscript:inset-ring-line-strong' : 'text-ink-soft hover:text-ink'}`}
          >
            {title}
          </Link>
        ))}
      </div>
      {guideTabs.map(({ id, title }) => (
        <section
          key={id}
          id={id}
          {...(isAlive && { role: 'tabpanel', tabIndex: 0 })}
          aria-labelledby={toTabId(id)}
          className={`grid gap-6 ${id === chosen ? '' : 'not-print:not-noscript:hidden'}`}
        >
          <h2 className="sr-only text-2xl print:not-sr-only noscript:not-sr-only">{title}</h2>
          {renderPanel(id)}
        </section>
      ))}
    </div>
  );
}

/** The tab in the address; while the address names none, the one that was chosen last. */
function useChosenTab(): { isAlive: boolean; chosen: GuideTabId } {
  const isAlive = useHydrated();
  const { hash } = useLocation();
  const [last, setLast] = useState<GuideTabId>(guideTabs[0].id);
  const linked = guideTabs.find(({ id }) => hash === `#${id}` || hash.startsWith(`#${id}/`))?.id;
  useEffect(() => {
    if (linked !== undefined) setLast(linked);
  }, [linked]);
  return { isAlive, chosen: (isAlive ? linked : undefined) ?? last };
}

/** Brings the tabs into view for a reader whose link named one, unless the browser has put the page where it was before. */
function useScrollToHash(isAlive: boolean, show: () => void): void {
  const { hash } = useLocation();
  const hasArrived = useRef(false);
  useEffect(() => {
    if (!isAlive || hasArrived.current) return;
    hasArrived.current = true;
    if (guideTabs.some(({ id }) => `#${id}` === hash) && window.scrollY === 0) show();
  });
}

/** Brings the section that the address names behind its tab into view, once its tab is open. */
function useSectionInView(isAlive: boolean, chosen: GuideTabId): void {
  const { hash, key } = useLocation();
  const shown = useRef('');
  useEffect(() => {
    const visit = `${key}${hash}`;
    if (!isAlive || shown.current === visit || !hash.startsWith(`#${chosen}/`)) return;
    shown.current = visit;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [isAlive, chosen, hash, key]);
}

function toTabId(tab: GuideTabId): string {
  return `${tab}-tab`;
}

/** The tab a key leads to; the ends of the row are joined. */
function findTarget(key: string, from: GuideTabId): GuideTabId | undefined {
  const index = guideTabs.findIndex(({ id }) => id === from);
  const last = guideTabs.length - 1;
  const targets: Record<string, number> = {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowLeft: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
    ' ': index,
  };
  const target = targets[key];
  return target === undefined ? undefined : guideTabs[target]?.id;
}
