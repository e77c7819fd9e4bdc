import * as texts from '@porchlight/content/en/leads.ts';
import { headingsOnLine, readAs, readingTheFile } from '@porchlight/content/en/shared/table-files.ts';
import {
  type ColumnMap,
  findMapProblem,
  type ImportPreview,
  MAX_PREVIEW_BYTES,
} from '@porchlight/domain/leads/import-columns.ts';
import type { ImportReport, KnownChoice } from '@porchlight/domain/leads/lead-import.ts';
import { LoaderCircle } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { StaffPage } from '../../../console-kit/staff-page.tsx';
import { describeStatus, FailedCall, parseFailureBody } from '../../../platform/api/failure.ts';
import { fetchWithTimeout } from '../../../platform/api/fetch-with-timeout.ts';
import { getBrowserTimeZone } from '../../../platform/api/propose-time-zone.ts';
import { staffPaths } from '../../../staff-paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { useReadLeadsAgain } from './leads-inbox.queries.ts';

/** Takes in leads from a CSV file: its columns first, then a check that stores nothing, then the import itself. */
export default function ImportLeadsPage() {
  const mayImport = useMay('decide');
  return (
    <StaffPage title={texts.importLeads} intro={texts.importIntro}>
      <BackLink to={staffPaths.leads}>{texts.leads}</BackLink>
      {mayImport ? <ImportForm /> : <p>{texts.importNotAllowed}</p>}
    </StaffPage>
  );
}

type ChosenFile = ImportPreview & { map: ColumnMap };

/** How a file would be read, by its beginning. */
const previewImport = (file: File): Promise<ImportPreview> =>
  post('/preview', file.slice(0, MAX_PREVIEW_BYTES));

/** Whose clocks show the times of a file that names no zone: those of the browser. */

type ImportChoices = { isDry: boolean; skipsBad: boolean; known: KnownChoice; columns: ColumnMap };

/** Checks or imports a file: it goes as it is, as a stream of its own and not as JSON. */
function sendImport(file: File, { isDry, skipsBad, known, columns }: ImportChoices): Promise<ImportReport> {
  const query = new URLSearchParams({
    dryRun: String(isDry),
    skipBad: String(skipsBad),
    columns: columns.map((target) => target ?? '').join(),
    known,
    timeZone: getBrowserTimeZone(),
  });
  return post(`?${query}`, file);
}

async function post<Answer>(path: string, body: Blob): Promise<Answer> {
  const response = await fetchWithTimeout(
    `/api/staff/leads/import${path}`,
    {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/csv', 'accept-language': document.documentElement.lang },
    },
    body.size,
  );
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new FailedCall(parseFailureBody(answer) ?? describeStatus(response.status));
  return answer as Answer;
}

function ImportForm() {
  const field = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<ChosenFile>();
  const [report, setReport] = useState<ImportReport>();
  const [known, setKnown] = useState<KnownChoice>('skip');
  const readAgain = useReadLeadsAgain();
  const reading = useSend(async () => {
    const chosen = field.current?.files?.[0];
    setFile(undefined);
    setReport(undefined);
    if (!chosen) return;
    const preview = await previewImport(chosen);
    setFile({ ...preview, map: preview.columns.map(({ guess }) => guess) });
  });
  const sending = useSend(async (choices: Omit<ImportChoices, 'columns'>) => {
    const chosen = field.current?.files?.[0];
    if (!chosen || !file) return;
    const answer = await sendImport(chosen, { ...choices, columns: file.map });
    setReport(answer);
    if (answer.isStored) await readAgain();
  });
  const isReady = file !== undefined && findMapProblem(file.map) === undefined;
  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isReady) return;
    setReport(undefined);
    void sending.send({ isDry: true, skipsBad: false, known });
  }
  return (
    <form onSubmit={check} className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <label className="grid min-w-0 gap-1">
        <span className="font-semibold">{texts.file}</span>
        <input
          ref={field}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          required
          onChange={() => void reading.send(undefined)}
          className="min-h-11 w-full min-w-0 rounded-m border border-line-strong bg-surface p-2"
        />
      </label>
      <div role="status" className="empty:hidden">
        {reading.busy && (
          <p className="flex items-center gap-2 text-ink-soft">
            <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />
            {readingTheFile}
          </p>
        )}
      </div>
      <Problem>{reading.failure?.fields.body ?? reading.problem}</Problem>
      {file && (
        <>
          <p className="text-ink-soft">
            {readAs(file.encoding, file.separator, file.columns.length)} {headingsOnLine(file.headingLine)}{' '}
            {texts.timesAreIn(getBrowserTimeZone())}
          </p>
          <ImportColumns
            columns={file.columns}
            map={file.map}
            onChange={(map) => {
              setFile({ ...file, map });
              setReport(undefined);
            }}
          />
          {report?.isStored !== true && (
            <p>
              <Button
                type="submit"
                variant={report === undefined ? 'primary' : 'quiet'}
                busy={sending.busy}
                aria-disabled={!isReady}
              >
                {texts.checkTheFile}
              </Button>
            </p>
          )}
        </>
      )}
      <Problem>{sending.failure?.fields.body ?? sending.failure?.fields.columns ?? sending.problem}</Problem>
      {report && (
        <ImportOutcome
          report={report}
          busy={sending.busy}
          known={known}
          onKnown={(choice) => {
            setKnown(choice);
            void sending.send({ isDry: true, skipsBad: false, known: choice });
          }}
          onImport={(skipsBad) => void sending.send({ isDry: false, skipsBad, known })}
        />
      )}
    </form>
  );
}
