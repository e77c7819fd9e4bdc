import { describeUploadComplete, uploadFailed } from '@porchlight/domain/documents/upload-messages.ts';
import type { Failure } from '../../../platform/api/failure.ts';
import type { ToastText } from '../../../platform/toasts/show-toast.ts';

/** The toasts for files that were chosen together, once the last of them is dealt with (decision 0072). */
export function createUploadToasts() {
  let hasBrokenOff = false;
  return {
    noteFailure: (failure: Failure): void => {
      hasBrokenOff ||= mayWorkNextTime(failure);
    },
    /** What to say of them; the next files begin anew. */
    finish: (stored: number): { success?: ToastText; failure?: ToastText } => {
      const toasts = {
        ...(stored > 0 && { success: describeUploadComplete(stored) }),
        ...(hasBrokenOff && { failure: uploadFailed }),
      };
      hasBrokenOff = false;
      return toasts;
    },
  };
}

/**
 * The toast says "Please try again." (specification 8). A file that was refused is refused again: what to do about it stands at the
 * file alone.
 */
function mayWorkNextTime({ code }: Failure): boolean {
  return code === 'OFFLINE' || code === 'UNAVAILABLE' || code === 'INTERNAL';
}
