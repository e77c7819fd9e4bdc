import * as texts from '@porchlight/content/en/documents.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { documentMessages } from '@porchlight/domain/documents/document-messages.ts';
import { formatFileSize } from '@porchlight/domain/kernel/formats.ts';
import { FileText } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LeftOutNote } from '../../../ui/left-out.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { countsOtherwise } from './counted-size.ts';
import type { Choices } from './document-table.tsx';
import type { useDocuments } from './documents.queries.ts';
import type { KnownRequests } from './preflight/finding-context.ts';

/** Loaded apart from the page: a buyer without documents does not need it. */
const loadTable = () => import('./document-table.tsx');

type Table = Awaited<ReturnType<typeof loadTable>>;

/** The table of documents, fetched once there is one to show. `retry` asks again for what did not come. */
function useDocumentTable(isNeeded: boolean): {
  table: Table | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  const [state, setState] = useState<Table | 'failed'>();
  const retry = useCallback(() => {
    setState(undefined);
    loadTable().then(setState, () => setState('failed'));
  }, []);
  useEffect(() => {
    if (isNeeded) retry();
  }, [isNeeded, retry]);
  return { table: state === 'failed' ? undefined : state, hasFailed: state === 'failed', retry };
}

/** The documents in whatever state they are: on their way, failed, none, or the table. */
export function DocumentListView({
  account,
  documents,
  requests,
  ...choices
}: {
  account: Account | null | undefined;
  documents: ReturnType<typeof useDocuments>;
  requests: KnownRequests;
} & Choices) {
  const { table, hasFailed, retry } = useDocumentTable(Boolean(documents.data?.documents.length));
  return (
    <section aria-labelledby="documents" className="grid gap-4">
      <h2 id="documents" tabIndex={-1} className="text-2xl">
        {texts.yourDocuments}
      </h2>
      {account === null ? (
        <EmptyList>
          <ButtonLink to={paths.signIn(paths.documents)} size="small">
            {texts.signInButton}
          </ButtonLink>
        </EmptyList>
      ) : documents.data !== undefined ? (
        <>
          {documents.data.documents.length === 0 ? (
            <EmptyList />
          ) : hasFailed ? (
            <LoadFailed title={texts.listFailed} busy={false} onRetry={retry}>
              {texts.listFailedLead}
            </LoadFailed>
          ) : table === undefined ? (
            <LoadingList />
          ) : (
            <table.DocumentTable documents={documents.data.documents} requests={requests} {...choices} />
          )}
          <LeftOutNote count={documents.data.leftOut} what={['document', 'documents']} />
          <p className="figure-tabular text-[.95rem] text-ink-soft">
            {texts.ofUsed(
              formatFileSize(documents.data.limits.used, locale),
              formatFileSize(documents.data.limits.space, locale),
            )}
            {documents.data.documents.some(countsOtherwise) && `. ${texts.usedSpaceHint}`}
          </p>
        </>
      ) : documents.isError ? (
        <LoadFailed
          title={texts.listFailed}
          busy={documents.isFetching}
          onRetry={() => void documents.refetch()}
        >
          {texts.listFailedLead}
        </LoadFailed>
      ) : (
        <LoadingList />
      )}
    </section>
  );
}

function EmptyList({ children }: { children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 rounded-m border border-line bg-surface px-5 py-10 text-center">
      <FileText aria-hidden="true" className="size-9 text-ink-soft" />
      <p className="font-semibold">{documentMessages.empty.title}</p>
      <p className="text-ink-soft">{documentMessages.empty.description}</p>
      {children !== undefined && <div className="mt-3">{children}</div>}
    </div>
  );
}

function LoadingList() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <span className="sr-only">{texts.loadingYourDocuments}</span>
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} className="h-14 w-full" />
      ))}
    </div>
  );
}
