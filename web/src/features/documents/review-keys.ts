/** Whether a key is meant for a field, or belongs to the browser. */
export function isTypingOrCombined(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
}
