import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/signing.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import type { SignatureView } from '@porchlight/domain/signing/signing-views.ts';
import { BadgeCheck, Download } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { followDownload } from '../../platform/follow-download.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';
import { sentence } from '../../ui/sentence.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InvitationsPart } from './invitations-part.tsx';
import { useSignatures } from './signing.queries.ts';
import { findCertificateAddress, findOriginalAddress } from './signing-addresses.ts';

const levels: Record<SignatureView['level'], string> = {
  'B-T': texts.levelTimestampService,
  'B-B': texts.levelOwnClock,
};

/** Who signed a document and when, what shows it, and, for its owner, whom else to ask. */
export function SignaturesDialog({
  document,
  isOwn,
  onSign,
  onClose,
}: {
  document: { id: string; name: string };
  isOwn: boolean;
  /** Begins to sign, in place of this. */
  onSign: () => void;
  onClose: () => void;
}) {
  const { data, isError, isFetching, refetch } = useSignatures(document.id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.signatures}
      description={<p className="wrap-anywhere">{document.name}</p>}
    >
      {data === undefined && isError && (
        <LoadFailed title={texts.signaturesLoadFailed} busy={isFetching} onRetry={() => void refetch()}>
          {texts.signaturesFailedLead}
        </LoadFailed>
      )}
      {data === undefined && !isError && (
        <div aria-busy="true">
          <span className="sr-only">{texts.loadingTheSignatures}</span>
          <Skeleton className="h-36" />
        </div>
      )}
      {data !== undefined && (
        <div className="grid gap-6">
          {data.signatures.length === 0 ? (
            <p>{texts.signaturesEmpty}</p>
          ) : (
            <>
              <ul className="grid gap-4">
                {data.signatures.map((signature) => (
                  <Signature key={signature.id} signature={signature} isOwnDocument={isOwn} />
                ))}
              </ul>
              {data.signatures.every(({ own }) => !own) && (
                <div className="grid justify-items-start gap-3">
                  <p>{texts.ownSignatureMissing}</p>
                  <Button size="small" onClick={onSign}>
                    {texts.readAndSign}
                    <span className="sr-only"> {document.name}</span>
                  </Button>
                </div>
              )}
              <p>
                <a
                  href={findOriginalAddress(document.id)}
                  download={document.name}
                  onClick={(event) => void followDownload(event)}
                  className="inline-flex min-h-11 items-center gap-2 font-semibold text-link"
                >
                  <Download aria-hidden="true" className="size-4.5 shrink-0" />
                  {texts.downloadOriginal}
                </a>
              </p>
            </>
          )}
          {isOwn && <InvitationsPart documentId={document.id} invitations={data.invitations} />}
        </div>
      )}
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The certificate page is for the signer and the document's owner. */
function Signature({ signature, isOwnDocument }: { signature: SignatureView; isOwnDocument: boolean }) {
  const { id, signerName, signedAt, own, level } = signature;
  return (
    <li className="grid gap-1 rounded-m border border-line p-4">
      <p className="flex items-center gap-2 font-semibold">
        <BadgeCheck aria-hidden="true" className="size-5 shrink-0 text-sage" />
        <span className="wrap-anywhere">
          {signerName}
          {own && texts.you}
        </span>
      </p>
      <p>
        <time dateTime={signedAt}>{formatInstant(signedAt, 'long', { locale })}</time>
      </p>
      <p className="text-[.9375rem] text-ink-soft">{levels[level]}</p>
      <div className="flex flex-wrap gap-x-5">
        {(own || isOwnDocument) && (
          <a
            href={findCertificateAddress(id)}
            download={texts.certificateFileName(id)}
            onClick={(event) => void followDownload(event)}
            className="inline-flex min-h-11 items-center font-semibold text-link"
          >
            {sentence(
              texts.certificatePageSignature((words) => <span className="sr-only">{words}</span>, signerName),
            )}
          </a>
        )}
        <Link
          to={paths.verifySignature(id)}
          className="inline-flex min-h-11 items-center font-semibold text-link"
        >
          {sentence(
            texts.checkSignatureLink((words) => <span className="sr-only">{words}</span>, signerName),
          )}
        </Link>
      </div>
    </li>
  );
}
