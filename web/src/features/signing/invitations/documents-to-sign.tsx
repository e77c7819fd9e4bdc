import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/signing.ts';
import { formatFileSize, formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import type { DocumentToSign } from '@porchlight/domain/signing/signing-views.ts';
import { BadgeCheck, Download, PenLine } from 'lucide-react';
import { followDownload } from '../../../platform/follow-download.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { useDocumentsToSign } from '../signing.queries.ts';
import { findContentAddress } from '../signing-addresses.ts';
import type { Signable } from '../use-signing.tsx';

/** Documents of others that the reader was asked to sign. Hidden from readers who were never asked. */
export function DocumentsToSign({
  openingId,
  onSign,
  onSignatures,
}: {
  openingId: string | undefined;
  onSign: (document: Signable) => void;
  onSignatures: (document: Signable) => void;
}) {
  const { data, isError, isFetching, refetch } = useDocumentsToSign();
  const hasFailed = data === undefined && isError;
  const documents = data?.documents ?? [];
  if (documents.length === 0 && !hasFailed) return null;
  return (
    <section aria-labelledby="documents-to-sign" className="grid gap-4">
      <h2 id="documents-to-sign" className="text-2xl">
        {texts.documentsToSign}
      </h2>
      {hasFailed && (
        <LoadFailed title={texts.requestsLoadFailed} busy={isFetching} onRetry={() => void refetch()}>
          {texts.requestsFailedLead}
        </LoadFailed>
      )}
      <ul className="grid gap-3 empty:hidden">
        {documents.map((document) => (
          <Row
            key={document.id}
            document={document}
            isOpening={openingId === document.id}
            onSign={onSign}
            onSignatures={onSignatures}
          />
        ))}
      </ul>
    </section>
  );
}

function Row({
  document,
  isOpening,
  onSign,
  onSignatures,
}: {
  document: DocumentToSign;
  isOpening: boolean;
  onSign: (document: Signable) => void;
  onSignatures: (document: Signable) => void;
}) {
  const { id, name, size, ownerName, signedAt } = document;
  const download = (
    <a
      href={findContentAddress(id)}
      download={name}
      onClick={(event) => void followDownload(event)}
      className="inline-flex min-h-11 items-center gap-2 rounded-m px-2.5 font-semibold text-[.9375rem] text-dusk underline-offset-4 hover:bg-sunken hover:underline"
    >
      <Download aria-hidden="true" className="size-4.5" />
      {texts.download}
      <span className="sr-only"> {name}</span>
    </a>
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-m border border-line bg-surface p-4 sm:px-5">
      <div className="grid min-w-0">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="figure-tabular text-[.95rem] text-ink-soft">
          {texts.fromLabel(ownerName, formatFileSize(size, locale))}
        </p>
      </div>
      {signedAt === null ? (
        <div className="flex flex-wrap items-center gap-x-2">
          {download}
          <Button variant="primary" size="small" busy={isOpening} onClick={() => onSign(document)}>
            {!isOpening && <PenLine aria-hidden="true" className="size-4.5" />}
            {isOpening ? texts.opening : texts.readAndSign}
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="flex items-center gap-1.5 text-[.95rem] text-sage">
            <BadgeCheck aria-hidden="true" className="size-4.5" />
            {texts.youSignedOn(formatShortDate(signedAt, locale))}
          </p>
          {download}
          <Button variant="plain" size="small" onClick={() => onSignatures(document)}>
            {sentence(texts.signaturesOf((words) => <span className="sr-only">{words}</span>, name))}
          </Button>
        </div>
      )}
    </li>
  );
}
