import { type RefObject, useLayoutEffect, useRef } from 'react';
import { browserStorage } from '../browser/browser-storage.ts';

/** Parts of pages that come after them, whose height this device remembers: "390 812" is the window's width and the pixels. */
export type ReservedPart = 'today' | 'wanted';

/** What keeps the height in the browser's storage; without it the part is measured again. */
export const getHeightNote = (part: ReservedPart) => `${part}Height` as const;
const nameProperty = (part: ReservedPart) => `--${part}-height`;

/**
 * Reserves the height before the page is drawn, so that nothing below moves when the part comes. Runs in the head of a page. Where it is
 * not known yet, `data-unmeasured` is set until it is, for at most three seconds.
 */
export const reserveHeight = (part: ReservedPart): string =>
  [
    'try{const root=document.documentElement',
    `const [width,height]=(localStorage.${getHeightNote(part)}||"").split(" ")`,
    `if(+width===innerWidth)root.style.setProperty("${nameProperty(part)}",height+"px")`,
    `else{root.dataset.unmeasured="";setTimeout(()=>root.dataset.unmeasured||delete root.dataset.unmeasured,${MAX_WAIT_MS})}}catch{}`,
  ].join(';');

const MAX_WAIT_MS = 3000;

/** Of what comes after the part: not seen before its height is known, so that it is never seen to move. */
export const afterReserved = '[[data-unmeasured]_&]:invisible';

/**
 * The same where the page is opened within the portal, without a head of its own; remembers the height of the part, which the ref is put on,
 * once it is drawn and each time that it changes.
 */
export function useReservedHeight<Drawn extends HTMLElement>(
  part: ReservedPart,
  isLoading: boolean,
): RefObject<Drawn | null> {
  const ref = useRef<Drawn>(null);
  useLayoutEffect(() => {
    const drawn = ref.current;
    if (!isLoading && drawn !== null) {
      const watched = new ResizeObserver(() => saveHeight(part, drawn));
      watched.observe(drawn);
      return () => watched.disconnect();
    }
    // A row that the address names gets the focus at once, which what is not seen cannot have.
    if (location.hash !== '' || browserStorage.read(getHeightNote(part))?.startsWith(`${innerWidth} `))
      return;
    const { dataset } = document.documentElement;
    // The end of an earlier wait, or that of the head, is not the end of this one.
    const since = `${performance.now()}`;
    dataset.unmeasured = since;
    setTimeout(() => dataset.unmeasured === since && delete dataset.unmeasured, MAX_WAIT_MS);
  }, [part, isLoading]);
  return ref;
}

function saveHeight(part: ReservedPart, { offsetHeight }: HTMLElement): void {
  const root = document.documentElement;
  root.style.setProperty(nameProperty(part), `${offsetHeight}px`);
  delete root.dataset.unmeasured;
  browserStorage.write(getHeightNote(part), `${innerWidth} ${offsetHeight}`);
}
