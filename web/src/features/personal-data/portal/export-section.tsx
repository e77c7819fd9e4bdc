import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/personal-data.ts';
import { EXPORT_KEPT_DAYS } from '@porchlight/domain/accounts/personal-data/data-export.ts';
import type { ExportView } from '@porchlight/domain/accounts/personal-data/personal-data.contract.ts';
import { formatFileSize, formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import { Download, LoaderCircle } from 'lucide-react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { followDownload } from '../../../platform/follow-download.ts';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { useReauthentication } from '../../accounts/second-factor/use-reauthentication.tsx';
import { useRemoveExport, useRequestExport } from './personal-data.queries.ts';

/** Everything stored about the buyer as one file: asked for, being put together, or ready. */
export function ExportSection({ current }: { current: ExportView | null }) {
  return (
    <SectionCard id="download" title={texts.downloadEverything}>
      <p className="text-ink-soft">{texts.downloadLead}</p>
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
  const { withProof, question } = useReauthentication();
  const ask = () =>
    withProof(() => request.mutateAsync(undefined)).catch((error) =>
      showFailure({ title: texts.nothingWasPrepared, description: parseFailure(error).message }),
    );
  return (
    <>
      <p>
        <Button variant="primary" busy={request.isPending} onClick={() => void ask()}>
          {request.isPending ? texts.asking : texts.prepareMyDownload}
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
      <span>{texts.downloadPreparing}</span>
    </p>
  );
}

function Ready({ current }: { current: ExportView }) {
  const request = useRequestExport();
  const { withProof, question } = useReauthentication();
  /** The file is given out only for a fresh proof; asking for the download that is there wants the same one, and makes no other. */
  const prove = () =>
    withProof(() => request.mutateAsync(undefined)).then(
      () => true,
      (error) => {
        showFailure({ title: texts.nothingWasDownloaded, description: parseFailure(error).message });
        return false;
      },
    );
  return (
    <>
      <p>
        {sentence(
          texts.downloadReady(
            (words) => <strong className="font-semibold">{words}</strong>,
            formatFileSize(current.size ?? 0, locale),
            EXPORT_KEPT_DAYS,
            <time dateTime={current.endsAt}>{formatShortDate(current.endsAt, locale)}</time>,
            <time dateTime={current.requestedAt}>{formatShortDate(current.requestedAt, locale)}</time>,
          ),
        )}
      </p>
      <p className="text-ink-soft">{texts.downloadWarning}</p>
      <p>
        <a
          href="/api/personal-data/export/content"
          download
          onClick={(event) => void followDownload(event, prove)}
          className="inline-flex min-h-12 items-center justify-center gap-2 rounded-m bg-dusk px-5.5 font-semibold text-on-dusk leading-tight hover:bg-dusk-hover"
        >
          <Download aria-hidden="true" className="size-4.5" />
          {texts.downloadZip}
        </a>
      </p>
      {question}
    </>
  );
}

function ThrowAway({ current }: { current: ExportView }) {
  const remove = useRemoveExport();
  const label = current.state === 'ready' ? texts.throwItAway : texts.stopPreparingIt;
  return (
    <p>
      <Button
        size="small"
        busy={remove.isPending}
        onClick={() =>
          remove.mutate(undefined, {
            onSuccess: () => showSuccess({ title: texts.downloadDeleted, description: YOURS_STAYS }),
            onError: (error) =>
              showFailure({ title: texts.downloadDeleteFailed, description: parseFailure(error).message }),
          })
        }
      >
        {label}
      </Button>
    </p>
  );
}

const YOURS_STAYS = texts.downloadDeletedLead;
