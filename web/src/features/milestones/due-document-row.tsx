import type { MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import type { DueDocument } from '@porchlight/domain/milestones/workspace.ts';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { UploadButton } from '../documents/upload-button.tsx';
import { UploadList } from '../documents/upload-list.tsx';
import { useUploads } from '../documents/uploads.ts';

type ReceivedDocument = MilestoneWorkspace['dueDocuments'][number]['document'];

/** A document that the milestone needs: why, whether it is there, and the way to hand it in. */
export function DueDocumentRow({
  due,
  document,
  onUpload,
}: {
  due: DueDocument;
  document: ReceivedDocument;
  /** Called when the buyer hands in a file. */
  onUpload: () => void;
}) {
  const { uploads, queue } = useUploads();
  const own = uploads.filter((upload) => upload.dueDocument === due.key);
  const isSending = own.some((upload) => upload.state !== 'failed');
  function upload(files: File[]) {
    onUpload();
    queue.add(files, due.key);
  }
  const Icon = document === null ? CircleDashed : CircleCheck;
  return (
    <li className="grid break-inside-avoid gap-3 px-4 py-4 sm:px-5">
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[1fr_auto]">
        <div className="grid grid-cols-[1.5rem_1fr] gap-x-3">
          <Icon
            aria-hidden="true"
            className={`mt-0.5 size-6 ${document === null ? 'text-ink-soft' : 'text-sage'}`}
          />
          <h3 className="font-sans font-semibold text-[1.0625rem] leading-normal tracking-normal">
            {due.title}
          </h3>
          <p className="col-start-2 max-w-[68ch] text-[.95rem] text-ink-soft leading-normal">{due.why}</p>
          {document !== null && (
            <p className="col-start-2 mt-1 wrap-anywhere text-[.95rem]">
              <span className="font-semibold text-sage">Received:</span> {document.name}.{' '}
              <Link to={paths.documents} className="text-link print:hidden">
                Open Document Center
              </Link>
            </p>
          )}
        </div>
        {document === null && (
          <div className="grid print:hidden">
            <UploadButton busy={isSending} onChoose={upload}>
              {isSending ? 'Uploading...' : 'Upload'}
              <span className="sr-only"> {due.title}</span>
            </UploadButton>
          </div>
        )}
      </div>
      <UploadList uploads={own} queue={queue} />
    </li>
  );
}
