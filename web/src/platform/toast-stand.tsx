import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { toast } from 'sonner';

type Toast = typeof toast;

const Toaster = lazy(() => import('./toaster.tsx'));

let isWanted = false;
let announce: (shown: Toast) => void = () => {};
let tellStand: () => void = () => {};
const standing = new Promise<Toast>((resolve) => {
  announce = resolve;
});

/** What shows a toast, once it stands. Pages that may have to show one ask early: without a connection it cannot come. */
export function raiseToaster(): Promise<Toast> {
  isWanted = true;
  tellStand();
  return standing;
}

/** Where toasts appear; stands once, in the root, and costs a page nothing until it is wanted. */
export function ToastStand() {
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
  return (
    wanted && (
      <Suspense>
        <Toaster onStanding={announce} />
      </Suspense>
    )
  );
}
