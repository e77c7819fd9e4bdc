import * as texts from '@porchlight/content/en/shared/platform.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { Toaster as Stand, toast } from 'sonner';

/** How long a toast stays and how many show at once (specification 9: notifications). */
export const TOAST_SHOWN_MS = 4000;
export const TOASTS_VISIBLE = 3;
/** Keys that move the focus to the toasts (specification 9: notifications). */
const TOAST_HOTKEY = ['altKey', 'KeyT'];

/** The place on the screen where toasts appear. Reports when it is mounted: a toast shown before would not be seen. */
export default function Toaster({ onStanding }: { onStanding: (shown: typeof toast) => void }) {
  useEffect(() => onStanding(toast), [onStanding]);
  const isDialogOpen = useSyncExternalStore(subscribeToDialogs, hasDialog);
  return (
    <Stand
      position={isDialogOpen ? 'top-right' : 'bottom-right'}
      offset={{ bottom: 'var(--toast-bottom, 1.5rem)', top: '1.5rem' }}
      mobileOffset={{ bottom: 'var(--toast-bottom, 1rem)', top: '1rem' }}
      duration={TOAST_SHOWN_MS}
      visibleToasts={TOASTS_VISIBLE}
      hotkey={TOAST_HOTKEY}
      containerAriaLabel={texts.notifications}
      theme="system"
      closeButton
      expand
      style={{ fontFamily: 'inherit' }}
      toastOptions={{ unstyled: true, classNames: looks }}
    />
  );
}

/** Dialogs end with their buttons, at the lower edge where toasts are otherwise. */
const hasDialog = () => document.querySelector('body > [role$=dialog]') !== null;

/** Dialogs are children of the body, also where one opens another. */
function subscribeToDialogs(notify: () => void): () => void {
  const watched = new MutationObserver(notify);
  watched.observe(document.body, { childList: true });
  return () => watched.disconnect();
}

const looks = {
  toast:
    'flex w-(--width) items-start gap-3 rounded-m border border-line bg-surface p-4 text-[.95rem] text-ink leading-normal shadow-lift',
  icon: 'mt-0.5 shrink-0',
  success: '[&_[data-icon]]:text-sage',
  error: '[&_[data-icon]]:text-brick',
  content: 'min-w-0 flex-1',
  title: 'font-semibold',
  description: 'text-ink-soft',
  actionButton:
    '-my-2.5 min-h-11 shrink-0 rounded-m border border-line-strong px-3.5 font-semibold hover:bg-sunken',
  closeButton:
    '-my-2.5 -mr-2.5 order-last grid size-11 shrink-0 place-items-center rounded-full border-0! bg-transparent! text-ink-soft! hover:bg-sunken! [&_svg]:size-4',
};
