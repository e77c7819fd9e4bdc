import { mountToastOutlet } from './toast-outlet.tsx';

/** Something to do about a toast, as a button on it. */
export type ToastAction = { label: string; run: () => void };

export type ToastText = { title: string; description?: string; action?: ToastAction; id?: string };

export function showSuccess(text: ToastText): void {
  void mountToastOutlet().then((toast) => toast.success(text.title, describe(text)));
}

/** Says what is going on, without a verdict on it. */
export function showMessage(text: ToastText): void {
  void mountToastOutlet().then((toast) => toast.message(text.title, describe(text)));
}

export function showFailure(text: ToastText): void {
  void mountToastOutlet().then((toast) => toast.error(text.title, describe(text)));
}

function describe({ description, action, id }: ToastText) {
  return { description, id, action: action && { label: action.label, onClick: action.run } };
}
