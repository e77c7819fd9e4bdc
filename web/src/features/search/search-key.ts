import { useEffect } from 'react';
import { paths } from '../../paths.ts';
import { browserStorage } from '../../platform/browser/browser-storage.ts';

/** Where it is kept that the key is not wanted: one key alone has to be able to be turned off (WCAG 2.2, 2.1.4). */
export const SEARCH_KEY_OFF = 'searchKeyOff';

/** The key / leads to the search box from anywhere that is no field; where no box is to be seen, to the page that has one. */
export function useSearchKey(): void {
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function press(event: KeyboardEvent): void {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target as HTMLElement;
  if (at.isContentEditable || at.closest('input,textarea,select,dialog,[role=dialog]')) return;
  if (browserStorage.read(SEARCH_KEY_OFF)) return;
  event.preventDefault();
  const boxes = document.querySelectorAll<HTMLElement>('input[name=q]');
  const box = [...boxes].find((candidate) => candidate.offsetParent);
  if (box) box.focus();
  else document.querySelector<HTMLElement>(`header a[href="${paths.search()}"]`)?.click();
}
