import { type ImportReport, importColumns } from '@porchlight/domain/leads/lead-import.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { describeStatus, FailedCall, parseFailureBody } from '../../platform/failure.ts';
import { staffPaths } from '../../staff-paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../accounts/problem.tsx';
import { useSend } from '../accounts/use-send.ts';
import { useMay } from '../staff/staff.queries.ts';
import { StaffPage } from '../staff/staff-page.tsx';
import { SummaryList } from '../staff/staff-split.tsx';
import { useReadLeadsAgain } from './leads-inbox.queries.ts';

type Choice = { isDry: boolean; skipsBad: boolean };

/** Takes in leads from a CSV file: first a check that stores nothing, then the import itself. */
export default function ImportLeadsPage() {
  const mayImport = useMay('agent');
  const file = useRef<HTMLInputElement>(null);
  const [report, setReport] = useState<ImportReport>();
  const readAgain = useReadLeadsAgain();
  const { send, busy, problem, failure } = useSend(async ({ isDry, skipsBad }: Choice) => {
    const chosen = file.current?.files?.[0];
    if (!chosen) return;
    setReport(undefined);
    const answer = await sendImport(chosen, { isDry, skipsBad });
    setReport(answer);
    if (answer.isStored) await readAgain();
  });
  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send({ isDry: true, skipsBad: false });
  }
  return (
    <StaffPage
      title="Import leads"
      intro="From a CSV file in UTF-8, of at most 100 MB. The same file sent twice is stored once."
    >
      <BackLink to={staffPaths.leads}>Leads</BackLink>
      {!mayImport && <p>An agent or admin can import leads.</p>}
      {mayImport && (
        <form onSubmit={check} className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
          <p className="text-ink-soft">
            The first line names the columns: {importColumns.join(', ')}. Name and email are needed, the
            others may be left out. A phone number needs the version and the time of the consent to be called;
            times look like 2026-11-22T09:30:00Z.
          </p>
          <label className="grid min-w-0 gap-1">
            <span className="font-semibold">File</span>
            <input
              ref={file}
              type="file"
              accept=".csv,text/csv"
              required
              onChange={() => setReport(undefined)}
              className="min-h-11 w-full min-w-0 rounded-m border border-line-strong bg-surface p-2"
            />
          </label>
          <p>
            <Button type="submit" variant={report?.isStored === false ? 'quiet' : 'primary'} busy={busy}>
              Check the file
            </Button>
          </p>
          <Problem>{failure?.fields.body ?? problem}</Problem>
          {report && (
            <Report
              report={report}
              busy={busy}
              onImport={(skipsBad) => void send({ isDry: false, skipsBad })}
            />
          )}
        </form>
      )}
    </StaffPage>
  );
}

function Report({
  report,
  busy,
  onImport,
}: {
  report: ImportReport;
  busy: boolean;
  onImport: (skipsBad: boolean) => void;
}) {
  const { isStored, lines, added, known, bad, erased, problems } = report;
  const count = (number: number) => number.toLocaleString('en-US');
  return (
    <section aria-label="What is in the file" className="grid gap-5">
      <p role="status" className="font-semibold">
        {isStored
          ? `${count(added)} ${added === 1 ? 'lead is' : 'leads are'} stored.`
          : 'Checked. Nothing is stored yet.'}
      </p>
      <SummaryList
        items={[
          ['Lines', count(lines)],
          ['New', count(added)],
          ['Known already', count(known)],
          ['Bad', count(bad)],
          ...(erased > 0 ? ([['Erased at their wish, left out', count(erased)]] as const) : []),
        ]}
      />
      {!isStored && added > 0 && (
        <p>
          <Button variant="primary" busy={busy} onClick={() => onImport(bad > 0)}>
            {bad > 0
              ? `Import ${count(added)} and skip ${count(bad)} bad`
              : `Import ${count(added)} ${added === 1 ? 'lead' : 'leads'}`}
          </Button>
        </p>
      )}
      {problems.length > 0 && <Problems problems={problems} />}
    </section>
  );
}

const MOST_SHOWN = 200;

function Problems({ problems }: Pick<ImportReport, 'problems'>) {
  return (
    <div className="grid gap-2">
      <h2 className="text-lg">What to mend</h2>
      <table className="figure-tabular w-full border-collapse text-left text-[.9375rem]">
        <caption className="sr-only">Problems by line of the file</caption>
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-2 pr-4 text-right">
              Line
            </th>
            <th scope="col" className="py-2 pr-4">
              Column
            </th>
            <th scope="col" className="py-2">
              Problem
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, MOST_SHOWN).map(({ line, column, message }) => (
            <tr key={`${line} ${column} ${message}`} className="border-line border-b align-top">
              <td className="py-2 pr-4 text-right">{line}</td>
              <td className="py-2 pr-4">{column === '' ? 'The whole line' : column}</td>
              <td className="py-2">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length > MOST_SHOWN && (
        <p className="text-ink-soft">And {(problems.length - MOST_SHOWN).toLocaleString('en-US')} more.</p>
      )}
    </div>
  );
}

/** The file goes as it is, as a stream of its own and not as JSON. */
async function sendImport(file: File, { isDry, skipsBad }: Choice): Promise<ImportReport> {
  const query = new URLSearchParams({ dryRun: String(isDry), skipBad: String(skipsBad) });
  const response = await fetch(`/api/staff/leads/import?${query}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'text/csv' },
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new FailedCall(parseFailureBody(answer) ?? describeStatus(response.status));
  return answer as ImportReport;
}
