import { browserStorage } from '../platform/browser/browser-storage.ts';

/** Where it is kept that they are not wanted: one key alone has to be able to be turned off (WCAG 2.2, 2.1.4). */
export const WORK_KEYS_OFF = 'workKeysOff';

/** Whether a key alone is meant to do something here: not for a field or a dialog, not the browser's, and wanted at all. */
export function isWorkKey(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const keepsKeys = 'input, textarea, select, dialog, [role=dialog], [role=alertdialog]';
  if (target instanceof HTMLElement && target.closest(keepsKeys) !== null) return false;
  return browserStorage.read(WORK_KEYS_OFF) === null;
}
