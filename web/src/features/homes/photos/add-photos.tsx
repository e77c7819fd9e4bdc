import * as texts from '@porchlight/content/en/homes-photos.ts';
import { MAX_PHOTOS_PER_HOME } from '@porchlight/domain/homes/home-photos.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Camera, CircleExclamationPoint, RotateCcw, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { handleExpiredSession } from '../../../platform/api/query-client.ts';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { announceWork } from '../../../platform/offline/unsent-work.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { sendBody } from '../../../platform/uploads/send-body.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { useAccount } from '../../accounts/account.queries.ts';
import {
  createPhotoLine,
  mayGoOn,
  type PhotoLine,
  type PhotoLineState,
  type PhotoUpload,
} from './photo-line.ts';

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

type Props = { homeId: string; state: PhotoLineState; line: PhotoLine; isShort: boolean };

/** How far the photos of one home are: all together, each by itself, and those that were not added with the reason. */
function UploadProgress({ homeId, state, line, isShort }: Props) {
  const ofHome = <Each extends { homeId: string }>(all: readonly Each[]) =>
    all.filter((each) => each.homeId === homeId);
  const preparing = ofHome(state.preparing);
  const uploads = ofHome(state.uploads).filter((each) => each.state !== 'failed' || mayGoOn(each));
  const refused = ofHome(state.uploads).filter((each) => each.state === 'failed' && !mayGoOn(each));
  const unread = ofHome(state.unread);
  const stored = state.stored[homeId] ?? 0;
  const all = stored + preparing.length + uploads.length;
  const isUnderWay = preparing.length + uploads.length > 0;
  const sent = uploads.reduce((sum, { percent }) => sum + percent, stored * 100);
  return (
    <>
      {isUnderWay && (
        <section aria-label={texts.onTheWay} className="grid gap-3 rounded-m bg-sunken p-4">
          <p className="figure-tabular font-semibold">{texts.progress(stored, all)}</p>
          <ProgressBar size="large" percent={Math.floor(sent / all)} label={texts.progressLabel} />
          <p role="status" className="text-[.9375rem] text-ink-soft">
            {describeState(state, uploads, preparing.length)}
          </p>
          {uploads.some((each) => each.state === 'failed') && (
            <p>
              <Button size="small" onClick={line.goOn}>
                <RotateCcw aria-hidden="true" className="size-4" />
                {texts.tryNow}
              </Button>
            </p>
          )}
          {!isShort && (
            <ul
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard.
              tabIndex={0}
              aria-label={texts.onTheWay}
              className="grid max-h-80 gap-2 overflow-y-auto"
            >
              {uploads.map((upload) => (
                <OnTheWay key={upload.photoId} upload={upload} onStop={() => line.stop(upload.photoId)} />
              ))}
              {preparing.map(({ photoId, name }, index) => (
                <li key={photoId} className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 py-2">
                  <span className="truncate">{name}</span>
                  <span className="text-[.9375rem] text-ink-soft">
                    {index === 0 ? texts.ready : texts.waits}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {refused.length > 0 && <Refused refused={refused} line={line} />}
      {unread.length > 0 && (
        <Notice
          look="wrong"
          title={texts.unread(unread.length)}
          action={
            <Button size="small" onClick={line.forgetUnread}>
              {texts.forgetThem}
            </Button>
          }
        >
          <p className="wrap-anywhere">{texts.chooseAgain(unread.map(({ name }) => name).join(', '))}</p>
        </Notice>
      )}
    </>
  );
}

/** What holds them up, if anything does, and what the reader may do meanwhile. */
function describeState(state: PhotoLineState, uploads: readonly PhotoUpload[], preparing: number): string {
  const failure = uploads.find((each) => each.state === 'failed')?.failure;
  const mayClose = state.isKept ? texts.mayClose : texts.notKept;
  if (preparing > 0) return texts.keepOpen;
  if (failure?.code === 'NOT_SIGNED_IN') return texts.signedOut;
  if (failure?.code === 'OFFLINE') return state.isKept ? texts.noConnection : texts.notKept;
  return failure === undefined ? mayClose : texts.brokeOff(failure.message);
}

function OnTheWay({ upload, onStop }: { upload: PhotoUpload; onStop: () => void }) {
  const { name, percent, state } = upload;
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-3">
      <Preview upload={upload} />
      <div className="grid gap-1.5">
        <p className="truncate">{name}</p>
        <div className="flex items-center gap-3">
          <div className="flex-1">
            <ProgressBar percent={percent} label={texts.photoProgress(name)} />
          </div>
          <span className="figure-tabular min-w-16 text-right text-[.9375rem] text-ink-soft">
            {state === 'sending' ? `${percent}%` : texts.waits}
          </span>
        </div>
      </div>
      <Button variant="plain" size="small" aria-label={texts.stopPhoto(name)} onClick={onStop}>
        <X aria-hidden="true" className="size-4.5" />
      </Button>
    </li>
  );
}

/** The small picture that is sent with the photo. */
function Preview({ upload: { file, small } }: { upload: PhotoUpload }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(file.slice(0, small, 'image/jpeg'));
    setSource(address);
    return () => URL.revokeObjectURL(address);
  }, [file, small]);
  return source === undefined ? (
    <span className="aspect-[3/2] rounded-s bg-surface" />
  ) : (
    <img src={source} alt="" decoding="async" className="aspect-[3/2] w-full rounded-s object-cover" />
  );
}

function Refused({ refused, line }: { refused: readonly PhotoUpload[]; line: PhotoLine }) {
  return (
    <section aria-label={texts.notAdded(refused.length)} className="grid gap-3">
      <ul className="grid gap-3">
        {refused.map(({ photoId, name, failure }) => (
          <li key={photoId} className="grid gap-2 rounded-m border border-line bg-surface p-4">
            <p className="truncate font-medium">{name}</p>
            <p role="alert" className="flex gap-2 text-[.95rem] text-brick leading-normal">
              <CircleExclamationPoint aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
              {failure?.message}
            </p>
            <p>
              <Button size="small" onClick={() => line.stop(photoId)}>
                {sentence(texts.removeFromList((words) => <span className="sr-only">{words}</span>, name))}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
