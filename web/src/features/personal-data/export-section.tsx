import { EXPORT_KEPT_DAYS } from '@porchlight/domain/personal-data/data-export.ts';
import type { ExportView } from '@porchlight/domain/personal-data/personal-data.contract.ts';
import { formatFileSize, formatShortDate } from '@porchlight/domain/shared/formats.ts';
import { Download, LoaderCircle } from 'lucide-react';
import { readFailure } from '../../platform/failure.ts';
import { followDownload } from '../../platform/follow-download.ts';
import { showFailure, showSuccess } from '../../platform/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useProof } from '../accounts/use-proof.tsx';
import { useRemoveExport, useRequestExport } from './personal-data.queries.ts';

/** Everything stored about the buyer as one file: asked for, being put together, or ready. */
export function ExportSection({ current }: { current: ExportView | null }) {
  return (
    <SectionCard id="download" title="Download everything">
      <p className="text-ink-soft">
        One ZIP file with your documents as you uploaded them and everything else we store about you: your
        journey, notes, dates, signatures, messages and consents. A page inside leads through it without a
        connection.
      </p>
      <div role="status" className="grid gap-4">
        {current?.state === 'building' && <Building />}
        {current?.state === 'ready' && <Ready current={current} />}
      </div>
      {current === null ? <Ask /> : <ThrowAway current={current} />}
    </SectionCard>
  );
}

function Ask() {
  const request = useRequestExport();
  const { withProof, question } = useProof();
  const ask = () =>
    withProof(() => request.mutateAsync(undefined)).catch((error) =>
      showFailure({ title: 'Nothing was prepared', description: readFailure(error).message }),
    );
  return (
    <>
      <p>
        <Button variant="primary" busy={request.isPending} onClick={() => void ask()}>
          {request.isPending ? 'Asking…' : 'Prepare my download'}
        </Button>
      </p>
      {question}
    </>
  );
}

function Building() {
  return (
    <p className="flex gap-3 rounded-m bg-sunken p-4">
      <LoaderCircle aria-hidden="true" className="mt-1 size-4.5 shrink-0 animate-spin" />
      <span>We are putting it together. You can leave this page: we write to you when it is ready.</span>
    </p>
  );
}

function Ready({ current }: { current: ExportView }) {
  const request = useRequestExport();
  const { withProof, question } = useProof();
  /** The file is given out only for a fresh proof; asking for the download that is there wants the same one, and makes no other. */
  const prove = () =>
    withProof(() => request.mutateAsync(undefined)).then(
      () => true,
      (error) => {
        showFailure({ title: 'Nothing was downloaded', description: readFailure(error).message });
        return false;
      },
    );
  return (
    <>
      <p>
        <strong className="font-semibold">Ready: {formatFileSize(current.size ?? 0)}.</strong> We keep it for{' '}
        {EXPORT_KEPT_DAYS} days, until{' '}
        <time dateTime={current.endsAt}>{formatShortDate(current.endsAt)}</time>, encrypted. It holds what was
        stored on <time dateTime={current.requestedAt}>{formatShortDate(current.requestedAt)}</time>.
      </p>
      <p className="text-ink-soft">
        The file itself is not encrypted once it is on your device: keep it where only you can open it.
      </p>
      <p>
        <a
          href="/api/personal-data/export/content"
          download
          onClick={(event) => void followDownload(event, prove)}
          className="inline-flex min-h-12 items-center justify-center gap-2 rounded-m bg-dusk px-5.5 font-semibold text-on-dusk leading-tight hover:bg-dusk-hover"
        >
          <Download aria-hidden="true" className="size-4.5" />
          Download ZIP
        </a>
      </p>
      {question}
    </>
  );
}

function ThrowAway({ current }: { current: ExportView }) {
  const remove = useRemoveExport();
  const label = current.state === 'ready' ? 'Throw it away' : 'Stop preparing it';
  return (
    <p>
      <Button
        size="small"
        busy={remove.isPending}
        onClick={() =>
          remove.mutate(undefined, {
            onSuccess: () => showSuccess({ title: 'The download is gone', description: YOURS_STAYS }),
            onError: (error) =>
              showFailure({ title: 'It is still there', description: readFailure(error).message }),
          })
        }
      >
        {label}
      </Button>
    </p>
  );
}

const YOURS_STAYS = 'Everything in your account is still here.';
