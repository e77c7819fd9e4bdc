import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { readFailure } from './failure.ts';

/** How long a toast stays and how many show at once (specification 9: notifications). */
export const TOAST_SHOWN_MS = 4000;
export const TOASTS_VISIBLE = 3;
/** Keys that move the focus to the toasts (specification 9: notifications). */
const TOAST_HOTKEY = ['altKey', 'KeyT'];

/** Where toasts appear; stands once, in the root. */
export function Toasts() {
  return (
    <Toaster
      position="bottom-right"
      duration={TOAST_SHOWN_MS}
      visibleToasts={TOASTS_VISIBLE}
      hotkey={TOAST_HOTKEY}
      containerAriaLabel="Notifications"
      theme="system"
      closeButton
      style={{ fontFamily: 'inherit' }}
      toastOptions={{ unstyled: true, classNames: looks }}
    />
  );
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
    '-my-2.5 -mr-2.5 order-last grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken',
};

/** Something to do about a toast, as a button on it. */
export type ToastAction = { label: string; run: () => void };

type ToastText = { title: string; description?: string; action?: ToastAction; id?: string };

export function showSuccess({ title, description, action, id }: ToastText): void {
  toast.success(title, { description, id, action: action && { label: action.label, onClick: action.run } });
}

export function showFailure({ title, description, action, id }: ToastText): void {
  toast.error(title, { description, id, action: action && { label: action.label, onClick: action.run } });
}

/** Says once for each failed read that it failed. A session that ended is not said here: the page asks to sign in. */
export function useFailureToast(error: unknown, text: ToastText): void {
  useEffect(() => {
    if (error !== null && readFailure(error).code !== 'NOT_SIGNED_IN') showFailure(text);
  }, [error, text]);
}
