import * as texts from '@porchlight/content/en/homes-photos.ts';
import { MAX_PHOTOS_PER_HOME } from '@porchlight/domain/homes/home-photos.ts';
import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { handleExpiredSession } from '../../../platform/api/query-client.ts';
import { createSubmissionId } from '../../../platform/api/submission-id.ts';
import { announceWork } from '../../../platform/offline/unsent-work.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { sendBody } from '../../../platform/uploads/send-body.ts';
import { useAccount } from '../../accounts/account.queries.ts';
import { createPhotoLine, type PhotoLine, type PhotoLineState } from './photo-line.ts';

const nothing: PhotoLineState = { preparing: [], uploads: [], unread: [], stored: {}, isKept: true };

/** The photos on their way. They go on while the reader is on other pages, and after a reload once the homes are opened. */
export function usePhotoUploads(): { state: PhotoLineState; line: PhotoLine } {
  const queryClient = useQueryClient();
  const account = useAccount();
  const line = findLine(queryClient);
  const state = useSyncExternalStore(line.subscribe, line.read, () => nothing);
  useEffect(() => {
    if (account) void line.openFor(account.id);
  }, [account, line]);
  return { state, line };
}

/** Whatever of the chosen files may be added, and the others with the reason; `stored` photos are there already. */
export function addPhotos(line: PhotoLine, homeId: string, files: readonly File[], stored: number): void {
  const { preparing, uploads } = line.read();
  const underWay = [...preparing, ...uploads].filter((each) => each.homeId === homeId).length;
  const room = Math.max(0, MAX_PHOTOS_PER_HOME - stored - underWay);
  const refused = files.slice(Math.min(room, MAX_PHOTOS_PER_HOME));
  line.add(homeId, files.slice(0, Math.min(room, MAX_PHOTOS_PER_HOME)));
  for (const file of refused)
    line.refuse(
      homeId,
      file,
      files.length > MAX_PHOTOS_PER_HOME && room > 0
        ? texts.mostAtOnce(MAX_PHOTOS_PER_HOME)
        : texts.mostOfHome(MAX_PHOTOS_PER_HOME),
    );
}

const lines = new WeakMap<QueryClient, PhotoLine>();

function findLine(queryClient: QueryClient): PhotoLine {
  const known = lines.get(queryClient);
  if (known !== undefined) return known;
  const line = createPhotoLine({
    createId: createSubmissionId,
    isOnline: () => onlineManager.isOnline(),
    send: ({ ownerId, homeId, photoId, small, body, onPercent, signal }) =>
      sendBody(
        'PUT',
        `/api/homes/${homeId}/photos/${photoId}?small=${small}`,
        { ownerId, body },
        onPercent,
        signal,
      ),
    parseFailure: (error) => {
      handleExpiredSession(queryClient, error);
      return parseFailure(error);
    },
    onStored: () => void queryClient.invalidateQueries({ queryKey: pageApi.homes.key() }),
    onAllStored: (count) => showSuccess({ title: texts.allUp(count) }),
  });
  lines.set(queryClient, line);
  onlineManager.subscribe((isOnline) => isOnline && line.goOn());
  announceWork({ count: line.countUnkept, forget: line.forget });
  line.subscribe(() => {
    if (line.countUnkept() > 0) window.addEventListener('beforeunload', askBeforeLeaving);
    else window.removeEventListener('beforeunload', askBeforeLeaving);
  });
  return line;
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
