import { useEffect } from 'react';
import { browserStorage } from '../../platform/browser-storage.ts';

/** Where it is kept that the key is not wanted: one key alone has to be able to be turned off (WCAG 2.2, 2.1.4). */
export const SEARCH_KEY_OFF = 'searchKeyOff';

/** The key / leads to the search box from anywhere that is no field; `open` is called where no box is to be seen. */
export function useSearchKey(open: () => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      const at = event.target as HTMLElement;
      if (at.isContentEditable || at.closest('input,textarea,select,dialog,[role=dialog]')) return;
      if (browserStorage.read(SEARCH_KEY_OFF)) return;
      event.preventDefault();
      const boxes = document.querySelectorAll<HTMLInputElement>('input[name=q]');
      const box = [...boxes].find((candidate) => candidate.offsetParent);
      box?.focus();
      box?.select();
      if (!box) open();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}
