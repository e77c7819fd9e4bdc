import { writeTooLarge } from '@porchlight/content/en/documents-uploads.ts';
import { describeUploadComplete, uploadFailed } from '@porchlight/domain/documents/upload-messages.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../../../platform/api/api.ts';
import { parseFailure, type RequestFailure } from '../../../platform/api/failure.ts';
import { handleExpiredSession } from '../../../platform/api/query-client.ts';
import { announceWork } from '../../../platform/offline/unsent-work.ts';
import { showFailure, showSuccess, type ToastText } from '../../../platform/toasts/show-toast.ts';
import { createUploadQueue, type Upload, type UploadQueue } from '../../../platform/uploads/upload-queue.ts';
import { useAccount } from '../../accounts/account.queries.ts';
import { sendFile, type UploadAnswer } from './send-file.ts';

const none: readonly Upload<UploadAnswer>[] = [];

/** The files on their way. They go on while the reader is on other pages, and are forgotten with the account. */
export function useUploads(): { uploads: readonly Upload<UploadAnswer>[]; queue: UploadQueue<UploadAnswer> } {
  const holder = findHolder(useQueryClient());
  const account = useAccount();
  const uploads = useSyncExternalStore(holder.queue.subscribe, holder.queue.list, () => none);
  useEffect(() => {
    if (!account) return;
    if (holder.ownerId !== undefined && holder.ownerId !== account.id) holder.queue.clear();
    holder.ownerId = account.id;
  }, [account, holder]);
  return { uploads, queue: holder.queue };
}

/** Lists a file of more than `largest` bytes as refused at once, so that the buyer need not wait for the server's refusal. */
export function addWithinLimit(
  queue: UploadQueue<UploadAnswer>,
  files: readonly File[],
  largest = Number.POSITIVE_INFINITY,
  answer: UploadAnswer = {},
): void {
  const isTooLarge = (file: File) => file.size > largest;
  for (const file of files.filter(isTooLarge)) {
    queue.refuse(file, { code: 'FILE_TOO_LARGE', message: writeTooLarge(largest), fields: {} }, answer);
  }
  queue.add(
    files.filter((file) => !isTooLarge(file)),
    answer,
  );
}

/** Whether a file was chosen for a document request or in place of another document; it is shown with what is wanted. */
export const answersDocument = ({ documentRequest, replaces }: UploadAnswer): boolean =>
  documentRequest !== undefined || replaces !== undefined;

type Holder = { queue: UploadQueue<UploadAnswer>; ownerId: string | undefined };

const holders = new WeakMap<QueryClient, Holder>();

function findHolder(queryClient: QueryClient): Holder {
  const known = holders.get(queryClient);
  if (known !== undefined) return known;
  const holder: Holder = { queue: openQueue(queryClient, () => holder.ownerId ?? ''), ownerId: undefined };
  holders.set(queryClient, holder);
  return holder;
}

/** The files of the account that chose them, also where someone else has signed in in another window meanwhile. */
function openQueue(queryClient: QueryClient, getOwner: () => string): UploadQueue<UploadAnswer> {
  const toasts = createUploadToasts();
  const queue = createUploadQueue<UploadAnswer>({
    send: (...file) => sendFile(getOwner(), ...file),
    parseFailure: (error) => {
      handleExpiredSession(queryClient, error);
      const failure = parseFailure(error);
      toasts.noteFailure(failure);
      return failure;
    },
    onStored: () => {
      void queryClient.invalidateQueries({ queryKey: api.documents.key() });
      void queryClient.invalidateQueries({ queryKey: api.milestones.key() });
    },
    onFinished: ({ stored }) => {
      const { success, failure } = toasts.finish(stored);
      if (success !== undefined) showSuccess(success);
      if (failure !== undefined) showFailure(failure);
    },
  });
  const countUnsent = () => queue.list().filter(({ state }) => state !== 'failed').length;
  announceWork({ count: countUnsent, forget: queue.clear });
  // Also on pages that show no uploads.
  queue.subscribe(() => {
    if (countUnsent() > 0) window.addEventListener('beforeunload', askBeforeLeaving);
    else window.removeEventListener('beforeunload', askBeforeLeaving);
  });
  return queue;
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

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
