import * as texts from '@porchlight/content/en/plan-calculators.ts';
import { completeFacts } from '@porchlight/domain/plan/assumed-facts.ts';
import { listWrittenBack } from '@porchlight/domain/plan/written-back.ts';
import type { ToolId } from '@porchlight/domain/tools/tool-pages.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { api } from '../../../platform/api/api.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { queryClient } from '../../../platform/api/shared-query-client.ts';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { Button } from '../../../ui/button.tsx';
import { fillForm } from '../scenarios/fill-form.ts';
import { formatFragment } from '../scenarios/shared-link.ts';
import type { ToolField, ToolPageAnswer } from '../tool-definition.ts';
import { describeValue, getFactName } from './fact-words.ts';
import { getPlanFacts, usePlanFacts, usePlanWeek } from './plan-facts.queries.ts';
import { listPlanFigures } from './plan-figures.ts';

type Props = {
  tool: ToolId;
  fields: readonly ToolField[];
  answer: ToolPageAnswer<unknown, unknown>;
};

/** Puts the figures of an answer into the plan, once the buyer changed them and says so. */
export default function WriteBack(props: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Offer {...props} />
    </QueryClientProvider>
  );
}

/** Without what was left empty, which is not known and no zero of the buyer's. */
const listEntered = ({ input, typed }: ToolPageAnswer<unknown, unknown>) =>
  Object.fromEntries(Object.entries(Object(input)).filter(([name]) => typed[name] !== ''));

function Offer({ tool, fields, answer }: Props) {
  const facts = usePlanFacts();
  const survey = usePlanWeek();
  const [outcome, setOutcome] = useState<{ of: string; words: string; isSaved: boolean }>();
  const [isBusy, setIsBusy] = useState(false);
  if (facts === undefined || survey === undefined) return null;
  const week = survey;
  const isExample = fields.every(({ name, initial }) => answer.typed[name] === initial);
  const known = completeFacts(facts, answer.on, week);
  const changes = isExample
    ? []
    : listWrittenBack(tool, { ...Object(answer.result), ...listEntered(answer) }, known, answer.on);
  const here = formatFragment(fields, answer.typed);
  const shown = outcome?.of === here ? outcome : undefined;
  if (changes.length === 0 && shown === undefined) return null;

  async function save() {
    setIsBusy(true);
    try {
      let saved = known;
      for (const change of changes)
        saved = getPlanFacts(await api.plan.set.call({ ...change, id: createSubmissionId(), tool }));
      // What we assume follows the price: the form shows the plan as it is now.
      const figures = listPlanFigures({ tool, fields }, saved, answer.on, week);
      const filled = formatFragment(fields, { ...answer.typed, ...figures });
      setOutcome({ of: filled, words: texts.saved, isSaved: true });
      await queryClient.invalidateQueries({ queryKey: api.plan.key() });
      fillForm(filled);
    } catch (error) {
      const { fields: problems, message } = parseFailure(error);
      setOutcome({ of: here, words: texts.notSaved(problems.value ?? message), isSaved: false });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="grid justify-items-start gap-1.5">
      {shown?.isSaved !== true && (
        <>
          <Button size="small" busy={isBusy} onClick={() => void save()}>
            {texts.takeInPlan}
          </Button>
          <p className="figure-tabular text-[.875rem] text-ink-soft leading-normal">
            {texts.wouldChange(
              changes
                .map(({ fact, value }) => {
                  const before = known[fact];
                  const to = describeValue(fact, value);
                  return before === undefined
                    ? texts.added(getFactName(fact), to)
                    : texts.changed(getFactName(fact), describeValue(fact, before), to);
                })
                .join('; '),
            )}
          </p>
        </>
      )}
      <p role="status" className="text-[.9375rem]">
        {shown?.words}{' '}
        {shown?.isSaved === true && (
          <a href={paths.plan} className="underline">
            {texts.seeYourPlan}
          </a>
        )}
      </p>
    </div>
  );
}
