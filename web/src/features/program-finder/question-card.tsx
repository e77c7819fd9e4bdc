import * as texts from '@porchlight/content/en/program-finder.ts';
import * as words from '@porchlight/content/en/program-finder-questions.ts';
import { toDollars } from '@porchlight/domain/kernel/money.ts';
import { places } from '@porchlight/domain/kernel/states.ts';
import type { AnswerName, FinderAnswers } from '@porchlight/domain/programs/program-finder/answers.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { MedianPart } from './median-part.tsx';
import { loadTypedAnswer } from './typed-answers.ts';
import type { Finder } from './use-finder.ts';

/** One question at a time; after it is answered the focus is on the next one. */
export function QuestionCard({ finder }: { finder: Finder }) {
  const { question, asked, number } = finder;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current !== question) heading.current?.focus();
    shown.current = question;
  }, [question]);
  const title = question === undefined ? texts.allAnswered : words.questionTexts[question].ask;
  return (
    <section
      aria-labelledby="finder-question"
      className="grid gap-4 rounded-m border border-line bg-surface p-5 sm:p-7 noscript:hidden print:hidden"
    >
      {question !== undefined && (
        <p className="figure-tabular text-[.9375rem] text-ink-soft">{texts.questionNumber(number)}</p>
      )}
      <h2 id="finder-question" ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h2>
      {question === undefined ? (
        <p className="text-ink-soft">{texts.allAnsweredMore}</p>
      ) : (
        <Question key={`${question}-${asked.length}`} finder={finder} question={question} />
      )}
    </section>
  );
}

type Props = { finder: Finder; question: NonNullable<Finder['question']> };

function Question({ finder, question }: Props) {
  const { hint } = words.questionTexts[question];
  const choices = findChoices(question);
  return (
    <>
      {hint !== undefined && <p className="text-ink-soft">{hint}</p>}
      {choices === undefined ? (
        <TypedQuestion finder={finder} question={question} />
      ) : (
        <div className="grid justify-items-start gap-2.5 sm:flex sm:flex-wrap">
          {choices.map(({ label, given }) => (
            <Button key={label} className="min-w-28 max-sm:w-full" onClick={() => finder.answer(given)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

/** The answers of a question that are pressed; nothing where they are typed. */
function findChoices(question: Props['question']): { label: string; given: FinderAnswers }[] | undefined {
  const skip = { label: words.dontKnow, given: {} };
  const list = (name: AnswerName, labels: Readonly<Record<string, string>>) => [
    ...Object.entries(labels).map(([value, label]) => ({ label, given: { [name]: value } })),
    skip,
  ];
  const yesOrNo = (name: AnswerName) => [
    { label: words.yes, given: { [name]: true } },
    { label: words.no, given: { [name]: false } },
    skip,
  ];
  switch (question) {
    case 'occupancy':
      return list('occupancy', words.choiceTexts.occupancy);
    case 'residency':
      return list('residency', words.choiceTexts.residency);
    case 'first_time':
      return yesOrNo('firstTime');
    case 'first_generation':
      return yesOrNo('firstGeneration');
    case 'military':
    case 'native':
    case 'rural':
      return yesOrNo(question);
    default:
      return undefined;
  }
}

/** What is typed is read when Continue is pressed; a field that cannot be read says why and takes the focus. */
function TypedQuestion({ finder, question }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Partial<Record<AnswerName, string>>>({});
  const { fields, answers } = finder;

  function submit() {
    const typed = new FormData(form.current ?? undefined);
    const read = fields.map((name) => ({ name, ...loadTypedAnswer(name, String(typed.get(name) ?? '')) }));
    const wrong = read.flatMap(({ name, problem }) => (problem === undefined ? [] : [[name, problem]]));
    setProblems(Object.fromEntries(wrong));
    const [first] = wrong;
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first[0]}"]`)?.focus();
    else finder.answer(Object.assign({}, ...read.map(({ value }) => value)));
  }

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-4"
    >
      {fields.map((name) =>
        name === 'state' ? (
          <StateField key={name} chosen={answers.state} error={problems.state} />
        ) : (
          <TextField
            key={name}
            name={name}
            label={words.fieldTexts[name]?.label ?? name}
            hint={words.fieldTexts[name]?.hint}
            error={problems[name]}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={formatChangeAnswer(name, answers)}
          />
        ),
      )}
      {fields.includes('ami') && <MedianPart state={answers.state} form={form} />}
      <div className="flex flex-wrap gap-2.5">
        {/* Held until the page is alive, as only such buttons are; the others are made by the program. */}
        {question === 'state' ? (
          <Button variant="primary" onClick={submit}>
            {words.continueLabel}
          </Button>
        ) : (
          <Button variant="primary" type="submit">
            {words.continueLabel}
          </Button>
        )}
        {question !== 'state' && (
          <Button variant="plain" onClick={() => finder.answer({})}>
            {words.dontKnow}
          </Button>
        )}
      </div>
    </form>
  );
}

function StateField({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  return (
    <SelectField name="state" label={words.chooseState} error={error} defaultValue={chosen}>
      <option value="">{words.chooseOne}</option>
      {Object.entries(places).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

const counted: readonly AnswerName[] = ['score', 'units'];

function formatChangeAnswer(name: AnswerName, answers: FinderAnswers): string | undefined {
  const value = answers[name];
  if (value === undefined) return undefined;
  return typeof value === 'number' && !counted.includes(name) ? toDollars(value) : String(value);
}
