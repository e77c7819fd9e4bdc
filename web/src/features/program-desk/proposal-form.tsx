import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/program-desk.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { MAX_REASON_LENGTH, type ProposedFile } from '@porchlight/domain/programs/program-desk/desk-views.ts';
import {
  type ProgramFault,
  parseProgramFile,
} from '@porchlight/domain/programs/program-desk/program-file.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { describeStatus, FailedCall, parseFailureBody } from '../../platform/api/failure.ts';
import { fetchWithTimeout } from '../../platform/api/fetch-with-timeout.ts';
import { createSubmissionId } from '../../platform/browser/submission-id.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { useReadDeskAgain } from './desk.queries.ts';
import { deskPaths } from './desk-paths.ts';
import { FaultTable } from './fault-table.tsx';

/** Bytes of a file whose text is shown to be changed; a browser is slow with more in a field. */
const MAX_SHOWN = 200_000;

/** A program file with why it is proposed; `start` is its text where it is of a program that there is. */
export function ProposalForm({ start }: { start: string }) {
  const today = useToday();
  const navigate = useNavigate();
  const readAgain = useReadDeskAgain();
  const [file, setFile] = useState<ProposedText>(start);
  const [words, setWords] = useState({ reason: '', wrong: '', right: '' });
  const [isCorrection, setCorrection] = useState(false);
  const [faults, setFaults] = useState<readonly ProgramFault[]>();
  const { send, busy, problem, errorOf } = useSend(async () => {
    setFaults(undefined);
    const said = isCorrection ? words : { ...words, wrong: '', right: '' };
    const answer = await sendProposal(file, said);
    if (answer.proposal === null) return setFaults(answer.faults);
    showSuccess({ title: texts.proposed(answer.proposal.programs) });
    await readAgain();
    await navigate(`${deskPaths.proposals}?id=${answer.proposal.id}`);
  }, ['reason', 'wrong', 'right']);
  const check = useSend(async () => {
    const text = typeof file === 'string' ? file : await file.text();
    setFaults(parseProgramFile(text, today).faults ?? []);
  });
  const type = (name: keyof typeof words) => ({
    id: name,
    rows: 2,
    maxLength: MAX_REASON_LENGTH,
    value: words[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => setWords({ ...words, [name]: target.value }),
  });
  return (
    <form
      className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send(undefined);
      }}
    >
      <FileField
        file={file}
        onChange={(chosen) => {
          setFile(chosen);
          setFaults(undefined);
        }}
      />
      <TextAreaField {...type('reason')} label={texts.why} hint={texts.whyHint} />
      <Checkbox checked={isCorrection} onChange={({ currentTarget }) => setCorrection(currentTarget.checked)}>
        {texts.correction}
      </Checkbox>
      {isCorrection && (
        <>
          <p className="text-ink-soft">{texts.correctionHint}</p>
          <TextAreaField {...type('wrong')} label={texts.correctionWrong} />
          <TextAreaField {...type('right')} label={texts.correctionRight} />
        </>
      )}
      <Problem>{problem ?? check.problem}</Problem>
      <FaultTable faults={faults} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {texts.send}
        </Button>
        <Button busy={check.busy} onClick={() => void check.send(undefined)}>
          {texts.check}
        </Button>
      </p>
    </form>
  );
}

/** A file to choose, or its text; that of a small file appears to be changed. */
function FileField({ file, onChange }: { file: ProposedText; onChange(file: ProposedText): void }) {
  async function choose(chosen: File | undefined) {
    if (chosen === undefined) return;
    onChange(chosen.size > MAX_SHOWN ? chosen : await chosen.text());
  }
  return (
    <>
      <label className="grid min-w-0 gap-1">
        <span className="font-semibold">{texts.file}</span>
        <span className="text-ink-soft">{texts.fileHint}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => void choose(target.files?.[0])}
          className="min-h-11 w-full min-w-0 rounded-m border border-line-strong bg-surface p-2"
        />
      </label>
      {typeof file === 'string' ? (
        <TextAreaField
          label={texts.text}
          hint={texts.textHint}
          rows={18}
          spellCheck={false}
          value={file}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <p role="status">{texts.largeFileNote(formatCount(Math.ceil(file.size / 1_000), locale))}</p>
      )}
    </>
  );
}

/** A file as it was chosen, or the text of one. */
type ProposedText = Blob | string;

/** Proposes a program file: it goes as it is, and not within JSON of another kind. */
async function sendProposal(
  file: ProposedText,
  words: { reason: string; wrong: string; right: string },
): Promise<ProposedFile> {
  const response = await fetchWithTimeout(`/api/staff/program-proposals?${new URLSearchParams(words)}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'application/json', 'idempotency-key': createSubmissionId() },
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new FailedCall(parseFailureBody(answer) ?? describeStatus(response.status));
  return answer as ProposedFile;
}
