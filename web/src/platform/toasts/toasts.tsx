import { useEffect } from 'react';
import { parseFailure } from '../api/failure.ts';
import { showFailure, type ToastText } from './show-toast.ts';

/** Says once for each failed read that it failed. A session that ended is not said here: the page asks to sign in. */
export function useFailureToast(error: unknown, text: ToastText): void {
  useEffect(() => {
    if (error !== null && parseFailure(error).code !== 'NOT_SIGNED_IN') showFailure(text);
  }, [error, text]);
}
