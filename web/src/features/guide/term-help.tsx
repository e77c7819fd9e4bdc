import * as texts from '@porchlight/content/en/guide/screens.ts';
import { MENU_TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@porchlight/domain/site/navigation.ts';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { panelLook, placePanel } from '../../ui/overlays/anchored-panel.ts';
import { TERM_ATTRIBUTE } from './stage-text.tsx';

/** What the help says of one term. */
export type ExplainedTerm = { slug: string; term: string; definition: string };

const WIDEST_PX = 336;
/** Time to bring the pointer from the word to the panel, in milliseconds. */
const LEAVE_MS = 200;

/**
 * Explains the terms in the text inside it: when the pointer rests on one, when the keyboard reaches it, or on a tap. A click
 * and Enter follow the link into the glossary. One panel serves all terms.
 */
export function TermHelp({ terms, children }: { terms: readonly ExplainedTerm[]; children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const [link, setLink] = useState<HTMLElement>();

  useEffect(() => {
    if (around.current === null || panel.current === null) return;
    return watchTerms(around.current, panel.current, setLink);
  }, []);

  useLayoutEffect(() => {
    const [firstLine] = link?.getClientRects() ?? [];
    if (link === undefined || firstLine === undefined || panel.current === null) return;
    placePanel(firstLine, panel.current, { widest: WIDEST_PX, align: 'start' });
    if (!panel.current.matches(':popover-open')) panel.current.showPopover();
    link.setAttribute('aria-describedby', id);
    return () => link.removeAttribute('aria-describedby');
  }, [link, id]);

  const shown = terms.find(({ slug }) => slug === link?.getAttribute(TERM_ATTRIBUTE));
  return (
    <div ref={around}>
      {children}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="note"
        aria-label={shown?.term}
        className={`${panelLook} p-4 text-[.9375rem] leading-normal print:hidden`}
      >
        <p className="font-semibold">{shown?.term}</p>
        <p className="mt-1">{shown?.definition}</p>
        <a href={paths.glossary(shown?.slug)} className="-mb-2 inline-flex min-h-11 items-center text-link">
          {texts.glossaryLink}
        </a>
      </div>
    </div>
  );
}

/** Notices which term's link wants its help shown, and hides the panel again; returns what stops watching. */
function watchTerms(
  around: HTMLElement,
  panel: HTMLElement,
  show: (link: HTMLElement | undefined) => void,
): () => void {
  const watch = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    name: Name,
    react: (event: HTMLElementEventMap[Name]) => void,
  ) => target.addEventListener(name, react, { signal: watch.signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  function plan(wait: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, wait);
  }
  const hide = () => panel.hidePopover();

  // The page may be hydrated under a pointer that rests on a term already and sends no event.
  const resting = findTerm(around.querySelector(`[${TERM_ATTRIBUTE}]:hover`));
  if (resting !== undefined) plan(MENU_TOOLTIP_DELAY_MS, () => show(resting));

  on(around, 'pointerover', ({ target, pointerType }) => {
    const link = findTerm(target);
    if (link === undefined || pointerType !== 'mouse') return;
    const follows = panel.matches(':popover-open') || performance.now() - closedAt < TOOLTIP_SKIP_DELAY_MS;
    plan(follows ? 0 : MENU_TOOLTIP_DELAY_MS, () => show(link));
  });
  on(around, 'pointerout', ({ target, pointerType }) => {
    if (findTerm(target) !== undefined && pointerType === 'mouse') plan(LEAVE_MS, hide);
  });
  on(around, 'focusin', ({ target }) => {
    const link = findTerm(target);
    if (link?.matches(':focus-visible')) plan(0, () => show(link));
  });
  on(around, 'focusout', ({ target, relatedTarget }) => {
    const isPanel = relatedTarget instanceof Node && panel.contains(relatedTarget);
    if (findTerm(target) !== undefined && !isPanel) plan(0, hide);
  });
  on(around, 'click', (event) => {
    const link = findTerm(event.target);
    if (link === undefined || !('pointerType' in event) || event.pointerType !== 'touch') return;
    event.preventDefault();
    plan(0, () => show(link));
  });
  on(panel, 'pointerenter', () => clearTimeout(timer));
  on(panel, 'pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') plan(LEAVE_MS, hide);
  });
  on(panel, 'toggle', () => {
    if (panel.matches(':popover-open')) return;
    closedAt = performance.now();
    show(undefined);
  });
  return () => {
    clearTimeout(timer);
    watch.abort();
  };
}

function findTerm(target: EventTarget | null): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest(`[${TERM_ATTRIBUTE}]`) : null;
  return found instanceof HTMLElement ? found : undefined;
}
