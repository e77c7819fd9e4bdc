import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/sharing-shared.ts';
import { documentMessages } from '@porchlight/domain/documents/document-messages.ts';
import { formatFileSize, formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { pageApi } from '../../../platform/api/page-api.ts';
import { saveFile } from '../../../platform/api/save-file.ts';
import { showFailure } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { openedOnce, SharedSection } from './shared-section.tsx';

/** The files that their owners let this helper download. */
export function DocumentsSection({ personId, of }: { personId: string; of: string }) {
  const reading = useQuery(
    pageApi.sharing.sharedDocuments.queryOptions({ input: { personId }, ...openedOnce }),
  );
  return (
    <SharedSection title={texts.sectionTitles.documents} of={of} reading={reading}>
      {({ documents }) =>
        documents.length === 0 ? (
          <p className="text-ink-soft">{texts.noDocuments}</p>
        ) : (
          <ul className="grid gap-3">
            {documents.map(({ id, name, size, createdAt, ownerName }) => (
              <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
                <div className="grid">
                  <span className="wrap-anywhere font-semibold">{name}</span>
                  <span className="wrap-anywhere text-[.9375rem] text-ink-soft">
                    {texts.fromOwner(
                      ownerName,
                      formatFileSize(size, locale),
                      formatShortDate(createdAt, locale),
                    )}
                  </span>
                </div>
                <DownloadButton address={`/api/shared/${personId}/documents/${id}/file`} name={name} />
              </li>
            ))}
          </ul>
        )
      }
    </SharedSection>
  );
}

/** Asked for once and whole: each time leaves a line that the buyers read. */
function DownloadButton({ address, name }: { address: string; name: string }) {
  const { send, busy } = useSend(async () => {
    const file = await fetch(address).then(
      (response) => (response.ok ? response.blob() : undefined),
      () => undefined,
    );
    if (file) saveFile(name, file);
    else showFailure(documentMessages.downloadFailed);
  });
  return (
    <Button size="small" busy={busy} onClick={() => void send(undefined)}>
      <Download aria-hidden="true" className="size-4.5 shrink-0" />
      {texts.download}
      <span className="sr-only">{texts.ofDocument(name)}</span>
    </Button>
  );
}
