import * as texts from '@porchlight/content/en/homes-photos.ts';
import { CircleExclamationPoint, RotateCcw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { mayGoOn, type PhotoLine, type PhotoLineState, type PhotoUpload } from './photo-line.ts';

type Props = { homeId: string; state: PhotoLineState; line: PhotoLine; isShort: boolean };

/** How far the photos of one home are: all together, each by itself, and those that were not added with the reason. */
export function UploadProgress({ homeId, state, line, isShort }: Props) {
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
                {sentence(
                  texts.removeFromThisList((words) => <span className="sr-only">{words}</span>, name),
                )}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
