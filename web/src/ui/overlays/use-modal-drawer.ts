import { type RefObject, useEffect } from 'react';

/** Opens a drawer above the page, and closes it by its veil. */
export function useModalDrawer(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const drawer = dialog.current;
    const closeOnVeil = ({ target }: Event) => {
      // Everything in the drawer is inside the dialog; only the veil around it is the dialog itself.
      if (target === drawer) drawer?.close();
    };
    drawer?.showModal();
    drawer?.addEventListener('click', closeOnVeil);
    return () => drawer?.removeEventListener('click', closeOnVeil);
  }, [dialog]);
}
