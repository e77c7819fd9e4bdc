import * as texts from '@porchlight/content/en/assistant.ts';
import { type QuestionStatus, questionStatuses } from '@porchlight/domain/assistant/question-statuses.ts';
import type { QuestionDetail } from '@porchlight/domain/assistant/questions.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAbsenceWords } from '../../../console-kit/absences.ts';
import { useMay, useOwners, useStaff } from '../../../console-kit/staff.queries.ts';
import { SummaryList } from '../../../console-kit/staff-split.tsx';
import { useUnsentWords } from '../../../console-kit/unsent-words.ts';
import { When } from '../../../console-kit/when.tsx';
import { paths } from '../../../paths.ts';
import { fetchWithTimeout } from '../../../platform/api/fetch-with-timeout.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { staffPaths } from '../../../staff-paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { inputLook } from '../../../ui/forms/field.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { AssistantTexts } from '../assistant-texts.ts';
import { findPassageAddress } from '../passage-address.ts';

/** Longer questions are cut: programs for mail refuse long addresses. */
const QUOTED = 1_000;

/** One question: what is to be done about it, who asked, and what they had been shown. */
export function QuestionView({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(
    staffApi.questions.read.queryOptions({ input: { id } }),
  );
  const mayWork = useMay('answer');
  if (error !== null && data === undefined)
    return (
      <LoadFailed title={texts.questionFailed} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-96" />;
  return (
    <>
      <h2 className="wrap-anywhere text-xl">{data.name}</h2>
      <blockquote className="wrap-anywhere whitespace-pre-wrap border-dusk border-l-3 pl-4">
        {data.message}
      </blockquote>
      <QuestionActions question={data} mayWork={mayWork} />
      <SummaryList items={listFacts(data)} />
      <ShownPassages keys={data.passages} />
      <section className="grid gap-2">
        <h3 className="text-lg">{texts.conversation}</h3>
        {data.conversation === null ? (
          <p className="text-ink-soft">{texts.conversationEmpty}</p>
        ) : (
          <p className="wrap-anywhere whitespace-pre-wrap text-[.9375rem] leading-normal">
            {data.conversation}
          </p>
        )}
      </section>
    </>
  );
}

function listFacts({ email, buyerId, createdAt, answered }: QuestionDetail) {
  return [
    ['E-mail', email],
    [texts.asked, <When key="asked" at={createdAt} />],
    [
      texts.answered,
      answered === null ? (
        texts.notYet
      ) : (
        <span key="answered">
          {answered.by}, <When at={answered.at} />
        </span>
      ),
    ],
    [
      texts.whoAsked,
      buyerId === null ? (
        texts.askedByVisitor
      ) : (
        <Link
          key="buyer"
          to={`${staffPaths.homeBuyers}?id=${encodeURIComponent(buyerId)}`}
          className="text-link"
        >
          {texts.askedByBuyer}
        </Link>
      ),
    ],
  ] as const;
}

/** The passages of the guide and the glossary that the assistant had shown for a question, as they read now. */
function ShownPassages({ keys }: { keys: readonly string[] }) {
  const { data, isError } = useQuery({
    queryKey: ['assistant-texts'],
    queryFn: readPassages,
    enabled: keys.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{texts.passagesTitle}</h3>
      {keys.length === 0 && <p className="text-ink-soft">{texts.passagesEmpty}</p>}
      {isError && <p className="text-ink-soft">{texts.passagesFailed(keys.join(', '))}</p>}
      {data && (
        <ul className="grid gap-3">
          {keys.map((key) => {
            const passage = data.find((known) => known.key === key);
            return (
              <li key={key} className="grid gap-1">
                {passage ? (
                  <>
                    <Link
                      to={passage.href}
                      className="inline-flex min-h-11 items-center text-link sm:min-h-8"
                    >
                      {passage.title}
                    </Link>
                    <span className="text-[.875rem] text-ink-soft">{passage.within}</span>
                    <span className="line-clamp-3 text-[.9375rem]">{passage.lines[0]}</span>
                  </>
                ) : (
                  <span className="text-ink-soft">{texts.passageGone(key)}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

async function readPassages() {
  const response = await fetchWithTimeout(paths.assistantTexts);
  if (!response.ok) throw new Error(`the guide's passages came with status ${response.status}`);
  const { passages, intents }: AssistantTexts = await response.json();
  const told = intents.map(({ key, question, first, links = [] }) => ({
    key: `answer/${key}`,
    ...{ title: question, within: texts.assistantAnswer, lines: [first] },
    href: links.find(({ href }) => href.startsWith('/'))?.href ?? paths.glossary(),
  }));
  const explained = passages.map(({ place, ...passage }) => ({
    ...passage,
    href: findPassageAddress(place),
  }));
  return [...explained, ...told];
}

/** The answer by email, and the status and owner of the question. */
function QuestionActions({ question, mayWork }: { question: QuestionDetail; mayWork: boolean }) {
  const { id, name, email, message, status, owner, version } = question;
  const client = useQueryClient();
  const me = useStaff();
  const owners = useOwners();
  const { describeOwner, describeChoice, describeCover } = useAbsenceWords();
  const { send, busy, problem } = useSend(
    async (change: { status?: (typeof questionStatuses)[number]; ownerId?: string | null }) => {
      try {
        const changed = await staffApi.questions.change.call({ id, version, ...change });
        client.setQueryData(staffApi.questions.read.queryKey({ input: { id } }), changed);
        showSuccess({
          title: `${questionStatusNames[changed.status].text}, ${changed.owner === null ? 'nobody’s' : changed.owner.name}`,
          description: change.ownerId ? describeCover(change.ownerId) : undefined,
        });
      } finally {
        // Also after a refusal: what someone else has changed meanwhile is shown.
        // Not waited for: until this is over, the next press would be dropped.
        void client.invalidateQueries({ queryKey: staffApi.questions.key() });
      }
    },
  );
  if (!mayWork)
    return (
      <p>{texts.owner(questionStatusNames[status].text, owner ? describeOwner(owner) : texts.nobody)}</p>
    );
  return (
    <div className="grid gap-3">
      <Answering question={question} />
      <p>
        <a
          href={`mailto:${encodeURIComponent(email)}?${composeAnswer(name, message)}`}
          className="inline-flex min-h-11 items-center text-link underline"
        >
          {texts.emailReplyLink}
        </a>
      </p>
      <fieldset className="flex flex-wrap gap-2" aria-busy={busy}>
        <legend className="mb-1 font-semibold text-[.9375rem]">{texts.status}</legend>
        {questionStatuses.map((each) => (
          <Button
            key={each}
            size="small"
            variant={status === each ? 'primary' : 'quiet'}
            aria-pressed={status === each}
            onClick={() => status !== each && void send({ status: each })}
          >
            {questionStatusNames[each].text}
          </Button>
        ))}
      </fieldset>
      <label className="grid gap-1 text-[.9375rem]">
        <span className="font-semibold">{texts.questionActionsOwner}</span>
        <select
          value={owner?.id ?? ''}
          onChange={({ target }) => void send({ ownerId: target.value === '' ? null : target.value })}
          className={`${inputLook} min-h-11 cursor-pointer`}
        >
          <option value="">{texts.nobody}</option>
          {owner && !owners.some((known) => known.id === owner.id) && (
            <option value={owner.id}>{texts.suspended(owner.name)}</option>
          )}
          {owners.map((known) => (
            <option key={known.id} value={known.id}>
              {known.id === me?.id ? texts.me(known.name) : describeChoice(known)}
            </option>
          ))}
        </select>
      </label>
      <Problem>{problem}</Problem>
    </div>
  );
}

/** A buyer is answered in the messages of the purchase, and a visitor by email from here, once. */
function Answering({ question }: { question: QuestionDetail }) {
  const { id, email, answer, purchaseId } = question;
  const client = useQueryClient();
  const unsent = useUnsentWords(`question-${id}`);
  const { send, busy, problem, errorOf } = useSend(
    async (text: string) => {
      try {
        const answered = await staffApi.questions.answer.call({ id, text });
        client.setQueryData(staffApi.questions.read.queryKey({ input: { id } }), answered);
        unsent.forget();
        showSuccess({ title: texts.answerSent });
      } finally {
        void client.invalidateQueries({ queryKey: staffApi.questions.key() });
      }
    },
    ['text'],
    'answer-',
  );
  if (purchaseId !== null)
    return (
      <p>
        <ButtonLink size="small" variant="primary" to={`${staffPaths.messages}?id=${purchaseId}`}>
          {texts.openThread}
        </ButtonLink>
      </p>
    );
  return (
    <>
      {answer !== null && (
        <section className="grid gap-2">
          <h3 className="text-lg">{texts.answerTitle}</h3>
          <p className="wrap-anywhere whitespace-pre-wrap rounded-m border border-line px-4 py-3">{answer}</p>
        </section>
      )}
      {(answer === null || unsent.words !== '') && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send(unsent.words);
          }}
          className="grid gap-3"
        >
          <TextAreaField
            id="answer-text"
            label={texts.answerLabel}
            hint={texts.answerHint(email)}
            error={errorOf('text')}
            rows={5}
            value={unsent.words}
            onChange={({ target }) => unsent.type(target.value)}
          />
          <Problem>{problem}</Problem>
          <Button type="submit" size="small" variant="primary" busy={busy} className="justify-self-start">
            {texts.sendAnswer}
          </Button>
        </form>
      )}
    </>
  );
}

/** An email that begins with the question (RFC 6068: line ends are CRLF). */
function composeAnswer(name: string, message: string): string {
  const quote = message
    .slice(0, QUOTED)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = texts.helloYouAsked(name, quote);
  return `subject=${encodeURIComponent(texts.yourQuestion)}&body=${encodeURIComponent(body)}`;
}

/** What the console calls the statuses of questions to a person; what waits for the staff is highlighted. */
export const questionStatusNames: Record<QuestionStatus, { text: string; look: 'now' | 'done' | 'plain' }> = {
  new: { text: texts.newLabel, look: 'now' },
  answered: { text: texts.answered, look: 'done' },
  closed: { text: texts.closed, look: 'plain' },
};
