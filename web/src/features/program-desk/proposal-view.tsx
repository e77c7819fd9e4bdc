import * as texts from '@porchlight/content/en/program-desk.ts';
import {
  MAX_REASON_LENGTH,
  type ProposalDetail,
  type ProposalRow,
} from '@porchlight/domain/programs/program-desk/desk-views.ts';
import { toProgram } from '@porchlight/domain/programs/program-desk/program-entry.ts';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../console-kit/staff.queries.ts';
import { SummaryList } from '../../console-kit/staff-split.tsx';
import { useUnsentWords } from '../../console-kit/unsent-words.ts';
import { When } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { listChangedFields } from './changed-fields.ts';
import { useReadDeskAgain } from './desk.queries.ts';
import { exportPath } from './desk-paths.ts';
import { RuleList } from './rule-list.tsx';

/** A proposal: why, what it changes, and for who may, the answer. */
export function ProposalView({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(
    staffApi.programDesk.getProposal.queryOptions({ input: { id } }),
  );
  const mayWork = useMay('decide');
  if (error !== null && data === undefined)
    return (
      <LoadFailed title={texts.didNotLoad} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-96" />;
  const rest = data.entries.slice(data.shown.length);
  return (
    <>
      <h2 className="wrap-anywhere text-2xl">{describeNames(data)}</h2>
      <SummaryList items={listFacts(data)} />
      {data.status === 'waiting' && mayWork && <ProposalAnswer proposal={data} />}
      <section className="grid gap-4">
        <h3 className="text-lg">{texts.changes}</h3>
        {data.shown.map(({ before, after }) => (
          <ProposedChange key={after.id} before={before} after={after} isNew={isNew(data, after.id)} />
        ))}
        {rest.length > 0 && (
          <div className="grid gap-1">
            <p>{texts.andMore(rest.length)}</p>
            <ul className="max-h-80 list-disc overflow-y-auto pl-5 text-[.9375rem]">
              {rest.map((entry) => (
                <li key={entry.id}>{entry.name}</li>
              ))}
            </ul>
          </div>
        )}
        <p>
          <a
            href={exportPath({ proposal: id })}
            download
            className="inline-flex min-h-11 items-center font-semibold text-[.9375rem] text-dusk"
          >
            {texts.allOfFile(data.programs)}
          </a>
        </p>
      </section>
    </>
  );
}

const isNew = ({ entries }: ProposalDetail, id: string) =>
  entries.find((entry) => entry.id === id)?.isNew ?? false;

/** The names of a proposal's programs, at most three, and how many more there are. */
export function describeNames({ names, programs }: Pick<ProposalRow, 'names' | 'programs'>): string {
  const more = programs - names.length;
  return more > 0 ? texts.manyNames(names.join(', '), more) : names.join(', ');
}

function listFacts({ correction, ...row }: ProposalDetail) {
  return [
    [texts.reason, row.reason],
    [texts.status, texts.statuses[row.status]],
    [texts.proposalColumns.proposedBy, row.proposedBy],
    [texts.proposalColumns.proposedAt, <When key="proposed" at={row.proposedAt} />],
    ...(correction === null
      ? []
      : ([
          [texts.correctionWrong, correction.wrong],
          [texts.correctionRight, correction.right],
        ] as const)),
    ...(row.decidedBy === null ? [] : ([[texts.proposalColumns.decidedBy, row.decidedBy]] as const)),
    ...(row.answer === null ? [] : ([[texts.answerGiven, row.answer]] as const)),
  ] as const;
}

type Shown = ProposalDetail['shown'][number];

/** A program that is proposed: whole where it is new, else each field that changes, as it is and as it would be. */
function ProposedChange({ before, after, isNew }: Shown & { isNew: boolean }) {
  const changed = before === null ? [] : listChangedFields(before, after);
  return (
    <article className="grid gap-3 border-line border-t pt-3" aria-label={after.name}>
      <h4 className="wrap-anywhere flex flex-wrap items-center gap-2 font-semibold">
        {after.name} {isNew && <Badge>{texts.newProgram}</Badge>}
      </h4>
      <RuleList program={toProgram(after)} />
      <dl className="grid gap-3 text-[.9375rem]">
        {changed.map(({ field, was, becomes }) => (
          <div key={field} className="wrap-anywhere">
            <dt className="font-semibold">{field}</dt>
            <dd>
              <span className="text-ink-soft">{texts.before}:</span> {was ?? texts.left}
            </dd>
            <dd>
              <span className="text-ink-soft">{texts.after}:</span> {becomes ?? texts.left}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** Approves or rejects. The member who proposed it may only reject it, and everyone may only reject a stale one. */
function ProposalAnswer({ proposal: { id, isOwn, isStale } }: { proposal: ProposalDetail }) {
  const readAgain = useReadDeskAgain();
  const reason = useUnsentWords(id);
  const { send, busy, problem, errorOf } = useSend(
    async (decision: 'approved' | 'rejected') => {
      try {
        await staffApi.programDesk.answer.call({
          id,
          decision,
          reason: decision === 'approved' ? '' : reason.words,
        });
        reason.forget();
      } finally {
        await readAgain();
      }
      showSuccess({ title: decision === 'approved' ? texts.isApproved : texts.isRejected });
    },
    ['reason'],
  );
  return (
    <form className="grid gap-4 rounded-m bg-sunken p-4" onSubmit={(event) => event.preventDefault()}>
      {isOwn && <Notice title={texts.ownProposal} />}
      {isStale && !isOwn && <Notice look="wrong" title={texts.stale} />}
      {!isOwn && !isStale && (
        <p>
          <Button variant="primary" busy={busy} onClick={() => void send('approved')}>
            {texts.approve}
          </Button>
        </p>
      )}
      <TextAreaField
        id="reason"
        label={texts.rejectReason}
        hint={texts.rejectHint}
        rows={2}
        maxLength={MAX_REASON_LENGTH}
        value={reason.words}
        error={errorOf('reason')}
        onChange={({ target }) => reason.type(target.value)}
      />
      <Problem>{problem}</Problem>
      <p>
        <Button busy={busy} onClick={() => void send('rejected')}>
          {texts.reject}
        </Button>
      </p>
    </form>
  );
}
