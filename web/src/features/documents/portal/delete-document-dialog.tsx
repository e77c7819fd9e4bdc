import * as texts from '@porchlight/content/en/documents.ts';
import { documentMessages } from '@porchlight/domain/documents/document-messages.ts';
import type { DocumentView } from '@porchlight/domain/documents/documents.contract.ts';
import { useRef } from 'react';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { useDeleteDocument } from './documents.queries.ts';

/** Asks before a document is deleted for good. */
export function DeleteDocumentDialog({ document, onClose }: { document: DocumentView; onClose: () => void }) {
  const isDeleted = useRef(false);
  const remove = useDeleteDocument({
    onSuccess: () => {
      isDeleted.current = true;
      showSuccess(documentMessages.deleted);
      onClose();
    },
    onError: () => showFailure(documentMessages.deleteFailed),
  });
  // The row whose button was pressed goes.
  const findFocusAfter = () => (isDeleted.current ? window.document.getElementById('documents') : null);
  return (
    <Dialog
      open
      kind="alert"
      onClose={onClose}
      findFocusAfter={findFocusAfter}
      title={texts.deleteThisDocument}
      description={
        <p>
          {document.status === 'signed'
            ? sentence(
                texts.deleteSignedLead(<strong className="wrap-anywhere text-ink">{document.name}</strong>),
              )
            : sentence(texts.deleteLead(<strong className="wrap-anywhere text-ink">{document.name}</strong>))}
        </p>
      }
    >
      <DialogActions>
        <Button onClick={onClose}>{texts.keepIt}</Button>
        <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate({ id: document.id })}>
          {remove.isPending ? texts.deleting : texts.deleteLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
