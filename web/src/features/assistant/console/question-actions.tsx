import * as texts from '@porchlight/content/en/assistant.ts';
import { questionStatuses } from '@porchlight/domain/assistant/question-statuses.ts';
import type { QuestionDetail } from '@porchlight/domain/assistant/questions.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useOwners, useStaff } from '../../../console-kit/staff.queries.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { inputLook } from '../../../ui/forms/field.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { questionStatusNames } from './question-words.ts';

/** The answer by email, and the status and owner of the question. */
export function QuestionActions({ question, mayWork }: { question: QuestionDetail; mayWork: boolean }) {
  const { id, name, email, message, status, owner, version } = question;
  const client = useQueryClient();
  const me = useStaff();
  const owners = useOwners();
  const { send, busy, problem } = useSend(
    async (change: { status?: (typeof questionStatuses)[number]; ownerId?: string | null }) => {
      try {
        const changed = await staffApi.questions.change.call({ id, version, ...change });
        client.setQueryData(staffApi.questions.read.queryKey({ input: { id } }), changed);
        showSuccess({
          title: `${questionStatusNames[changed.status].text}, ${changed.owner === null ? 'nobody’s' : changed.owner.name}`,
        });
      } finally {
        // Also after a refusal: what someone else has changed meanwhile is shown.
        // Not waited for: until this is over, the next press would be dropped.
        void client.invalidateQueries({ queryKey: staffApi.questions.key() });
      }
    },
  );
  if (!mayWork) return <p>{texts.owner(questionStatusNames[status].text, owner?.name ?? texts.nobody)}</p>;
  return (
    <div className="grid gap-3">
      <p>
        <a
          href={`mailto:${encodeURIComponent(email)}?${composeAnswer(name, message)}`}
          className="inline-flex min-h-11 items-center rounded-m bg-dusk px-3.5 font-semibold text-[.9375rem] text-on-dusk hover:bg-dusk-hover"
        >
          {texts.answerByEMail}
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
              {known.id === me?.id ? texts.me(known.name) : known.name}
            </option>
          ))}
        </select>
      </label>
      <Problem>{problem}</Problem>
    </div>
  );
}

/** Longer questions are cut: programs for mail refuse long addresses. */
const QUOTED = 1_000;

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
