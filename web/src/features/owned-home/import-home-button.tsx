import * as texts from '@porchlight/content/en/owned-home-file.ts';
import { PAGE_ACCOUNT_HEADER } from '@porchlight/domain/accounts/page-account.ts';
import type { ImportedHome } from '@porchlight/domain/owned-home/home-file/home-file.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { describeStatus, FailedCall, parseFailure, parseFailureBody } from '../../platform/api/failure.ts';
import { fetchWithTimeout } from '../../platform/api/fetch-with-timeout.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { createSubmissionId } from '../../platform/browser/submission-id.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { useAccount } from '../accounts/account.queries.ts';

/** Chooses a home file and imports it; why one is refused stays on the page. */
export default function ImportHomeButton() {
  const queryClient = useQueryClient();
  const account = useAccount();
  const picker = useRef<HTMLInputElement>(null);
  const keys = useRef(new WeakMap<File, string>());
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (file === undefined) return;
    const key = keys.current.get(file) ?? createSubmissionId();
    keys.current.set(file, key);
    setIsBusy(true);
    setProblem(undefined);
    try {
      const { records, documents } = await sendHomeFile(file, account?.id ?? '', key);
      for (const queryKey of [pageApi.ownedHome.key(), api.documents.key(), api.purchaseDates.key()])
        await queryClient.invalidateQueries({ queryKey });
      showSuccess({ title: texts.imported(records, documents) });
    } catch (error) {
      setProblem(parseFailure(error).message);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="grid gap-3">
      <p>
        <Button busy={isBusy} onClick={() => picker.current?.click()}>
          {!isBusy && <Upload aria-hidden="true" className="size-4.5" />}
          {isBusy ? texts.importing : texts.importFile}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".zip,application/zip"
          hidden
          aria-label={texts.importFile}
          onChange={(event) => void send(event)}
        />
      </p>
      <Problem>{problem}</Problem>
    </div>
  );
}

/**
 * Sends a home file as the body of one request. `key` makes a second try of the same file one with the first. Throws what the server
 * refuses, and where it was not reached an error whose message says so.
 */
async function sendHomeFile(file: File, ownerId: string, key: string): Promise<ImportedHome> {
  const answer = await fetchWithTimeout(
    '/api/owned-home/file',
    {
      method: 'POST',
      headers: {
        'content-type': 'application/zip',
        'idempotency-key': key,
        'accept-language': document.documentElement.lang,
        [PAGE_ACCOUNT_HEADER]: ownerId,
      },
      body: file,
    },
    file.size,
  ).catch(() => {
    throw new FailedCall({ code: 'UNAVAILABLE', message: texts.notSent });
  });
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw new FailedCall(parseFailureBody(body) ?? describeStatus(answer.status));
  return body as ImportedHome;
}
