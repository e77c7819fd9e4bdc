import * as texts from '@porchlight/content/en/documents.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { DocumentAccess, OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import { Eye } from 'lucide-react';
import { needsReplacing, ReviewText } from '../document-state.tsx';
import { UploadButton } from './upload-button.tsx';

/** Whether there is anything to say of a document below its row. */
export function hasNotes({ review, replacedBy, accesses }: OwnDocument): boolean {
  if (accesses.length > 0) return true;
  return replacedBy === null && review !== null && (needsReplacing(review) || review.expiresOn !== null);
}

/** What became of a document, what to do about it, and which staff member opened it. */
export function DocumentNotes({
  document,
  isSending,
  onReplace,
}: {
  document: OwnDocument;
  isSending: boolean;
  onReplace: (files: File[]) => void;
}) {
  const { name, review, replacedBy, accesses } = document;
  const isOpen = replacedBy === null && review !== null;
  const isOwed = isOpen && needsReplacing(review);
  return (
    <div className="grid max-w-[72ch] gap-2 whitespace-normal">
      {isOpen && (
        <div className={`wrap-anywhere ${isOwed ? 'text-brick' : 'text-ink-soft'}`}>
          <ReviewText review={review} />
        </div>
      )}
      {isOwed && (
        <div className="print:hidden">
          <UploadButton variant="primary" busy={isSending} onChoose={onReplace}>
            {isSending ? texts.uploading : texts.replace}
            <span className="sr-only"> {name}</span>
          </UploadButton>
        </div>
      )}
      {accesses.length > 0 && (
        <ul aria-label={texts.whoLookedAt(name)} className="grid gap-1 text-ink-soft">
          {accesses.map((access) => (
            <li key={`${access.at} ${access.by}`} className="wrap-anywhere flex gap-2 text-[.9rem]">
              <Eye aria-hidden="true" className="mt-1 size-4 shrink-0" />
              <span>{describeAccess(access)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const describeAccess = ({ by, at, reason }: DocumentAccess) =>
  texts.accessRecord(by, formatShortDate(at, locale), reason.replace(/[.]$/, ''));
