import * as texts from '@porchlight/content/en/homes-photos.ts';
import { MAX_PHOTOS_PER_HOME } from '@porchlight/domain/homes/home-photos.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { handleExpiredSession } from '../../../platform/api/query-client.ts';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { announceWork } from '../../../platform/offline/unsent-work.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { sendBody } from '../../../platform/uploads/send-body.ts';
import { Button } from '../../../ui/button.tsx';
import { useAccount } from '../../accounts/account.queries.ts';
import { createPhotoLine, type PhotoLine, type PhotoLineState } from './photo-line.ts';
import { UploadProgress } from './upload-progress.tsx';

const nothing: PhotoLineState = { preparing: [], uploads: [], unread: [], stored: {}, isKept: true };

/** The photos on their way. They go on while the reader is on other pages, and after a reload once the homes are opened. */
function usePhotoUploads(): { state: PhotoLineState; line: PhotoLine } {
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
function addPhotos(line: PhotoLine, homeId: string, files: readonly File[], stored: number): void {
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

/**
 * Takes photos or has them chosen, and shows how far they are; `isShort` without a line for each. A phone offers its camera and its photos:
 * which, it asks by itself.
 */
export default function AddPhotos({ home, isShort = false }: { home: HomeView; isShort?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const { state, line } = usePhotoUploads();
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // The same photo can be chosen twice in a row.
    target.value = '';
    addPhotos(line, home.id, files, home.photos.length);
  }
  return (
    <div className="grid gap-4">
      <p>
        <Button
          size="small"
          variant={isShort ? 'quiet' : 'primary'}
          aria-label={texts.addTo(home.address)}
          onClick={() => input.current?.click()}
        >
          <Camera aria-hidden="true" className="size-4.5" />
          {texts.add}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept="image/*"
          aria-label={texts.addTo(home.address)}
          onChange={choose}
        />
      </p>
      <UploadProgress homeId={home.id} state={state} line={line} isShort={isShort} />
    </div>
  );
}
