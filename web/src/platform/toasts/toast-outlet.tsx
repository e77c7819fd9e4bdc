import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { toast } from 'sonner';

type Toast = typeof toast;
type ToasterProps = { onStanding: (shown: Toast) => void };

/** Without a connection the toaster cannot come; it is asked for again after this long. */
const ASK_AGAIN_AFTER_MS = 3000;

let isWanted = false;
let announce: (shown: Toast) => void = () => {};
let tellStand: () => void = () => {};
const standing = new Promise<Toast>((resolve) => {
  announce = resolve;
});

/**
 * The function that shows a toast, once the outlet is mounted. Pages that may have to show one ask early: without a connection it cannot be
 * loaded.
 */
export function mountToastOutlet(): Promise<Toast> {
  isWanted = true;
  tellStand();
  return standing;
}

/** The outlet of toasts; it is in the root once, and costs a page nothing until it is needed. */
export function ToastOutlet() {
  const wanted = useSyncExternalStore(
    (notify) => {
      tellStand = notify;
      return () => {
        tellStand = () => {};
      };
    },
    () => isWanted,
    () => false,
  );
  const Toaster = useToaster(wanted);
  return Toaster && <Toaster onStanding={announce} />;
}

function useToaster(wanted: boolean): ComponentType<ToasterProps> | undefined {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    if (!wanted) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      import('./toaster.tsx').then(
        ({ default: loaded }) => setToaster(() => loaded),
        () => {
          again = setTimeout(ask, ASK_AGAIN_AFTER_MS);
        },
      );
    };
    ask();
    return () => clearTimeout(again);
  }, [wanted]);
  return Toaster;
}
