import { describeUploadComplete, uploadFailed } from '@porchlight/domain/documents/upload-messages.ts';
import type { RequestFailure } from '../../../platform/api/failure.ts';
import type { ToastText } from '../../../platform/toasts/show-toast.ts';

/** The toasts for files that were chosen together, once the last of them is dealt with (decision 0072). */
export function createUploadToasts() {
  let hasBrokenOff = false;
  return {
    noteFailure: (failure: RequestFailure): void => {
      hasBrokenOff ||= mayWorkNextTime(failure);
    },
    /** The toasts for them; the count starts again with the next files. */
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
 * The toast says "Please try again." (specification 8). A refused file would be refused again: what to do about it is shown at the file
 * alone.
 */
function mayWorkNextTime({ code }: RequestFailure): boolean {
  return code === 'OFFLINE' || code === 'UNAVAILABLE' || code === 'INTERNAL';
}
