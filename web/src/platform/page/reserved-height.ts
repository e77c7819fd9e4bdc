import { browserStorage } from '../browser/browser-storage.ts';

/** Parts of pages that come after them, whose height this device remembers: "390 812" is the window's width and the pixels. */
export type ReservedPart = 'today' | 'wanted';

const nameNote = (part: ReservedPart) => `${part}Height` as const;
const nameProperty = (part: ReservedPart) => `--${part}-height`;

/**
 * Reserves the height before the page is drawn, so that nothing below moves when the part comes. Runs in the head of a page. Where it is
 * not known yet, `data-unmeasured` is set until it is, for at most three seconds.
 */
export const reserveHeight = (part: ReservedPart): string =>
  [
    'try{const root=document.documentElement',
    `const [width,height]=(localStorage.${nameNote(part)}||"").split(" ")`,
    `if(+width===innerWidth)root.style.setProperty("${nameProperty(part)}",height+"px")`,
    `else{root.dataset.unmeasured="";setTimeout(()=>delete root.dataset.unmeasured,${MAX_WAIT_MS})}}catch{}`,
  ].join(';');

const MAX_WAIT_MS = 3000;

/** Remembers the height of a part that is drawn. */
export function saveHeight(part: ReservedPart, { offsetHeight }: HTMLElement): void {
  const root = document.documentElement;
  root.style.setProperty(nameProperty(part), `${offsetHeight}px`);
  delete root.dataset.unmeasured;
  browserStorage.write(nameNote(part), `${innerWidth} ${offsetHeight}`);
}
