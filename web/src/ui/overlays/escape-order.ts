import { useLayoutEffect, useRef } from 'react';

/** How each dialog in the page is closed, the uppermost last. */
const dialogs: { current: () => void }[] = [];

/**
 * What the Escape key does in a dialog: it closes the uppermost one. A new one is seen before its own listener is there, and until then the
 * key is heard by the one below, which would close with all the work in it. The answer says whether another took the key.
 */
export function useEscapeOrder(isOpen: boolean, onClose: () => void): (event: KeyboardEvent) => boolean {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    dialogs.push(close);
    return () => {
      dialogs.splice(dialogs.indexOf(close), 1);
    };
  }, [isOpen]);
  return (event) => {
    const uppermost = dialogs.at(-1);
    if (uppermost === undefined || uppermost === close) return false;
    event.preventDefault();
    uppermost.current();
    return true;
  };
}
