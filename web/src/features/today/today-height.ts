import { browserStorage } from '../../platform/browser/browser-storage.ts';

/** How high Today was when this device last drew it, so that nothing below it moves when it comes: "390 812", the window's width and pixels. */
const HEIGHT_NOTE = 'todayHeight';

/** Reserves the height before the page is drawn. Runs in the head of the portal's first page. */
export const reserveTodayHeight = `try{const [width,height]=localStorage.${HEIGHT_NOTE}.split(" ");if(+width===innerWidth)document.documentElement.style.setProperty("--today-height",height+"px")}catch{}`;

export function saveTodayHeight({ offsetHeight }: HTMLElement): void {
  browserStorage.write(HEIGHT_NOTE, `${innerWidth} ${offsetHeight}`);
}
