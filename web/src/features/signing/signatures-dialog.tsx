import type { SignatureView } from '@porchlight/domain/signing/signing-views.ts';
import { BadgeCheck, Download } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { followDownload } from '../../platform/follow-download.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InvitationsPart } from './invitations-part.tsx';
import { useSignatures } from './signing.queries.ts';
import { findCertificateAddress, findOriginalAddress } from './signing-addresses.ts';

const signingTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

const levels: Record<SignatureView['level'], string> = {
  'B-T': 'Level B-T: an independent time-stamp service confirms the time.',
  'B-B': 'Level B-B: the time is the one of our clock.',
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
      title="Signatures"
      description={<p className="wrap-anywhere">{document.name}</p>}
    >
      {data === undefined && isError && (
        <LoadFailed title="The signatures did not load" busy={isFetching} onRetry={() => void refetch()}>
          They are safe, and nothing was changed.
        </LoadFailed>
      )}
      {data === undefined && !isError && (
        <div aria-busy="true">
          <span className="sr-only">Loading the signatures</span>
          <Skeleton className="h-36" />
        </div>
      )}
      {data !== undefined && (
        <div className="grid gap-6">
          {data.signatures.length === 0 ? (
            <p>Nobody has signed this document here yet.</p>
          ) : (
            <>
              <ul className="grid gap-4">
                {data.signatures.map((signature) => (
                  <Signature key={signature.id} signature={signature} isOwnDocument={isOwn} />
                ))}
              </ul>
              {data.signatures.every(({ own }) => !own) && (
                <div className="grid justify-items-start gap-3">
                  <p>You have not signed this document yourself.</p>
                  <Button size="small" onClick={onSign}>
                    Read and sign
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
                  Download it as it was before the first signature
                </a>
              </p>
            </>
          )}
          {isOwn && <InvitationsPart documentId={document.id} invitations={data.invitations} />}
        </div>
      )}
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
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
          {own && ' (you)'}
        </span>
      </p>
      <p>
        <time dateTime={signedAt}>{signingTime.format(new Date(signedAt))}</time>
      </p>
      <p className="text-[.9375rem] text-ink-soft">{levels[level]}</p>
      <div className="flex flex-wrap gap-x-5">
        {(own || isOwnDocument) && (
          <a
            href={findCertificateAddress(id)}
            download={`Certificate of signature ${id}.pdf`}
            onClick={(event) => void followDownload(event)}
            className="inline-flex min-h-11 items-center font-semibold text-link"
          >
            Certificate page
            <span className="sr-only"> of the signature of {signerName}</span>
          </a>
        )}
        <Link
          to={paths.verifySignature(id)}
          className="inline-flex min-h-11 items-center font-semibold text-link"
        >
          Check it
          <span className="sr-only">: the signature of {signerName}</span>
        </Link>
      </div>
    </li>
  );
}
