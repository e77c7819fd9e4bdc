import * as texts from '@porchlight/content/en/questionnaire.ts';
import { questionnaire } from '@porchlight/content/en/questionnaire.ts';
import { type Answers, questionnaireSteps } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { describeAmount, describeShare } from './amounts.ts';
import { listChoices } from './list-choices.ts';
import { formatPlace } from './place.ts';

/** What has been answered before this step, each with the way back to it, and where the answers are meanwhile. */
export function AnswersSoFar({ answers, step }: { answers: Answers; step: number }) {
  const entries = listAnswersSoFar(answers).filter((entry) => entry.step < step);
  return (
    <aside
      aria-label={texts.aboutYourAnswers}
      className="divide-y divide-line rounded-m border border-line bg-surface px-5 lg:sticky lg:top-28"
    >
      {entries.length > 0 && (
        <dl className="divide-y divide-line py-1">
          {entries.map((entry) => (
            <div key={entry.name} className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2">
              <dt className="text-[.875rem] text-ink-soft">{entry.name}</dt>
              <dd className="wrap-anywhere figure-tabular col-start-1 font-semibold text-[.9875rem] leading-snug">
                {entry.value}
              </dd>
              <dd className="col-start-2 row-span-2 row-start-1">
                <Link
                  to={{ search: formatPlace(entry.step) }}
                  className="-mr-2 inline-flex min-h-11 items-center px-2 text-[.9375rem] text-link"
                >
                  {texts.change}
                  <span className="sr-only"> {entry.name.toLowerCase()}</span>
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="flex gap-3 py-4 text-[.9375rem] text-ink-soft leading-normal">
        <Lock aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        <span>{questionnaire.privacy}</span>
      </p>
    </aside>
  );
}

/** Each answer in words, with the step it was given on. */
export function listAnswersSoFar(answers: Answers): { step: number; name: string; value: string }[] {
  return questionnaireSteps.flatMap((name, place) => {
    const step = place + 1;
    if (name === 'contact') return [];
    if (name === 'price') {
      const { purchasePrice, downPayment } = questionnaire.price;
      const part = describeAmount(answers.downPayment);
      const share = describeShare(answers);
      return [
        { step, name: purchasePrice.short, value: describeAmount(answers.purchasePrice) },
        { step, name: downPayment.short, value: share === '0%' ? part : `${part} (${share})` },
      ];
    }
    const value = listChoices(name).find((choice) => choice.value === answers[name])?.label;
    return value === undefined ? [] : [{ step, name: questionnaire.choices[name].short, value }];
  });
}
