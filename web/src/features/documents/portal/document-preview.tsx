import * as texts from '@porchlight/content/en/documents/portal.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import { formatFileSize } from '@porchlight/domain/kernel/formats.ts';
import { Download } from 'lucide-react';
import { followDownload } from '../../../platform/api/follow-download.ts';
import { Button } from '../../../ui/button.tsx';
import { WorkDialog } from '../../../ui/work-dialog.tsx';
import { findContentAddress } from '../../signing/signing-addresses.ts';
import { DocumentPages } from '../document-pages.tsx';

/** A document of one's own, to look at without downloading it. */
export function DocumentPreview({ document, onClose }: { document: OwnDocument; onClose: () => void }) {
  const { id, name, type, size } = document;
  const address = findContentAddress(id);
  return (
    <WorkDialog
      onClose={onClose}
      title={name}
      description={formatFileSize(size, locale)}
      foot={
        <div className="flex flex-wrap justify-end gap-3">
          <a
            href={address}
            download={name}
            onClick={(event) => void followDownload(event)}
            className="inline-flex min-h-11 items-center gap-2 rounded-m px-3.5 font-semibold text-[.9375rem] text-dusk underline-offset-4 hover:bg-sunken hover:underline"
          >
            <Download aria-hidden="true" className="size-4.5" />
            {texts.download}
          </a>
          <Button variant="primary" size="small" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      }
    >
      <div className="flex min-h-0 min-w-0 flex-1 flex-col p-4 sm:px-7">
        <DocumentPages
          address={address}
          name={name}
          type={type}
          fillsDialog
          words={{
            alt: texts.yourPicture(name),
            pageAdvice: texts.checkYourConnection,
            fileAdvice: texts.theFileMayBeDamaged,
          }}
        />
      </div>
    </WorkDialog>
  );
}
