import * as texts from '@porchlight/content/en/documents-uploads.ts';
import { CircleExclamationPoint, RotateCcw, X } from 'lucide-react';
import { createPath, Link, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import type { Upload as AnyUpload, UploadQueue } from '../../../platform/uploads/upload-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { sentence } from '../../../ui/sentence.ts';
import type { UploadAnswer } from './send-file.ts';

type Upload = AnyUpload<UploadAnswer>;

/** Files on their way with how far they are, and files that did not make it with the reason and what to do. */
export function UploadList({
  uploads,
  queue,
}: {
  uploads: readonly Upload[];
  queue: UploadQueue<UploadAnswer>;
}) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={texts.uploads} className="grid gap-3">
      {uploads.map((upload) => (
        <li key={upload.id} className="rounded-m border border-line bg-surface p-4">
          {upload.state === 'failed' ? (
            <FailedUpload upload={upload} queue={queue} />
          ) : (
            <UploadOnItsWay upload={upload} queue={queue} />
          )}
        </li>
      ))}
    </ul>
  );
}

function UploadOnItsWay({ upload, queue }: { upload: Upload; queue: UploadQueue<UploadAnswer> }) {
  const { name } = upload.file;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
      <p className="truncate font-medium">{name}</p>
      <Button variant="plain" size="small" className="row-span-2" onClick={() => queue.remove(upload.id)}>
        <X aria-hidden="true" className="size-4.5" />
        {texts.cancel}
        <span className="sr-only"> {name}</span>
      </Button>
      <div className="flex items-center gap-3">
        <div className="flex-1">
          <ProgressBar percent={upload.percent} label={texts.uploadListUploading(name)} />
        </div>
        <span className="figure-tabular min-w-16 text-right text-[.9375rem] text-ink-soft">
          {upload.state === 'waiting' ? texts.waiting : `${upload.percent}%`}
        </span>
      </div>
    </div>
  );
}

function FailedUpload({ upload, queue }: { upload: Upload; queue: UploadQueue<UploadAnswer> }) {
  const here = createPath(useLocation());
  const { name } = upload.file;
  const hasSessionEnded = upload.failure?.code === 'NOT_SIGNED_IN';
  return (
    <div className="grid gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="truncate font-medium">{name}</p>
        <p role="alert" className="flex gap-2 text-[.95rem] text-brick leading-normal">
          <CircleExclamationPoint aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {hasSessionEnded ? texts.signedOutProblem : upload.failure?.message}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {hasSessionEnded && (
          <Link
            to={paths.signIn(here)}
            className="inline-flex min-h-11 items-center px-2 font-semibold text-link"
          >
            {texts.signIn}
          </Link>
        )}
        {/* A file that is too large is so at the next try. */}
        {upload.failure?.code !== 'FILE_TOO_LARGE' && (
          <Button size="small" onClick={() => queue.retry(upload.id)}>
            <RotateCcw aria-hidden="true" className="size-4" />
            {sentence(texts.retryButton((words) => <span className="sr-only">{words}</span>, name))}
          </Button>
        )}
        <Button variant="plain" size="small" onClick={() => queue.remove(upload.id)}>
          {sentence(texts.removeButton((words) => <span className="sr-only">{words}</span>, name))}
        </Button>
      </div>
    </div>
  );
}
