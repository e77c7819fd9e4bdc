import { placeAnswers } from '@porchlight/content/en/milestones-dashboard-parts.ts';
import { choiceTexts } from '@porchlight/content/en/plan.ts';
import * as texts from '@porchlight/content/en/plan-first-visit.ts';
import { journeyPlaces } from '@porchlight/domain/milestones/journey-place.ts';
import { downShares, type FirstAnswers } from '@porchlight/domain/plan/first-visit.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { api } from '../../../platform/api/api.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { browserStorage } from '../../../platform/browser/browser-storage.ts';
import { removeEnteredFigures } from '../../../platform/offline/entered-figures.ts';
import { listWaiting } from '../../../platform/offline/outbox.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { getHeightNote } from '../../../platform/page/reserved-height.ts';
import { showFailure } from '../../../platform/toasts/show-toast.ts';
import { useToday } from '../../../platform/today.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useAccount } from '../../accounts/account.queries.ts';
import { useSetPlace } from '../../milestones/place.queries.ts';
import { useEnterFact } from '../plan.queries.ts';
import { FigureFrame } from './figure-frame.tsx';
import { type DraftProblems, type FirstDraft, OTHER, parseFirstDraft, peopleChoices } from './first-draft.ts';
import { ChoicePills, Question } from './question.tsx';

/** Counts with the estimate's own rules, which come after the questions have been drawn. */
const loadFigure = () => import('./first-figure-view.tsx');

/** Two fields side by side where there is room for both. */
const pairLook = 'grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] items-start gap-3';

/** What is known of each question, in words. */
export type QuestionSources = { readonly [Field in keyof typeof texts.questions]?: string };

/** The six questions with their figure. `plan` is what the plan knows, `first` what the controls show at first. */
export function FirstVisitForm({
  plan,
  first: given,
  sources: givenSources,
}: {
  plan: Facts;
  first: FirstDraft;
  sources: QuestionSources;
}) {
  const today = useToday();
  // What another window changes meanwhile takes the place of nothing here.
  const [first] = useState(given);
  const [sources] = useState(givenSources);
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<DraftProblems>({});
  const [attempt, setAttempt] = useState(0);
  const { save, isSaving } = useSave(plan, first);
  const { answers, problems: unread } = parseFirstDraft(draft, plan, today);
  // A price that a share asks for is no longer missing once there is an income.
  const shownProblems: DraftProblems = Object.fromEntries(
    Object.entries(problems).filter(([field]) => unread[field as keyof FirstDraft] !== undefined),
  );

  function change(part: Partial<FirstDraft>) {
    setDraft({ ...draft, ...part });
    const changed = Object.keys(part);
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !changed.includes(field))));
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setProblems(unread);
    if (Object.keys(unread).length > 0) setAttempt(attempt + 1);
    else void save(answers, draft, today);
  }
  const isFirst = (...fields: (keyof FirstDraft)[]) => fields.every((field) => draft[field] === first[field]);
  const sourceOf = (question: keyof QuestionSources, ...fields: (keyof FirstDraft)[]) =>
    sources[question] && (isFirst(...fields) ? sources[question] : '');
  const clear = (isShown: boolean, part: Partial<FirstDraft>) => ({ isShown, clear: () => change(part) });
  const control = (field: keyof FirstDraft) => ({
    id: `first-${field}`,
    error: shownProblems[field],
    value: draft[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });
  const choice = <Field extends keyof FirstDraft>(field: Field) => ({
    name: `first-${field}`,
    chosen: draft[field],
    onChoose: (value: FirstDraft[Field]) => change({ [field]: value } as Partial<FirstDraft>),
  });

  return (
    <form noValidate onSubmit={submit} className="max-w-[64rem] [&_:is(input,select,button)]:scroll-mt-44">
      {today === '' ? (
        <FigureFrame payment={null} cashToClose={null} note="" />
      ) : (
        <LazyPart
          load={loadFigure}
          props={{ plan, answers, today }}
          waiting={<FigureFrame payment={null} cashToClose={null} note="" />}
        />
      )}
      <div className="has-[*]:py-3">
        <ErrorSummary
          attempt={attempt}
          entries={Object.entries(shownProblems).map(([field, message]) => ({
            message,
            fieldId: `first-${field}`,
          }))}
        />
      </div>
      <div>
        <Question title={texts.questions.where} source={sourceOf('where', 'state', 'county')}>
          <div className={pairLook}>
            <SelectField label={texts.state} {...control('state')}>
              <option value="">{texts.noState}</option>
              {Object.entries(choiceTexts.state ?? {}).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField label={texts.county} {...control('county')} />
          </div>
        </Question>
        <Question
          title={texts.questions.price}
          hint={texts.hints.price}
          source={sourceOf('price', 'price', 'income')}
        >
          <div className={pairLook}>
            <TextField label={texts.price} inputMode="decimal" {...control('price')} />
            <TextField
              label={draft.incomePer === 'year' ? texts.incomeYearly : texts.incomeMonthly}
              inputMode="decimal"
              {...control('income')}
            />
          </div>
        </Question>
        <Question
          title={texts.questions.down}
          source={sourceOf('down', 'down', 'downAmount')}
          onClear={clear(draft.down !== '', { down: '', downAmount: '' })}
        >
          <ChoicePills
            choices={[
              ...downShares.map((share) => [share, texts.share(share)] as const),
              [OTHER, texts.otherAmount] as const,
            ]}
            {...choice('down')}
          />
          {draft.down === OTHER && (
            <div className="max-w-60">
              <TextField label={texts.downAmount} inputMode="decimal" {...control('downAmount')} />
            </div>
          )}
        </Question>
        <Question
          title={texts.questions.when}
          source={sourceOf('when', 'timeline')}
          onClear={clear(draft.timeline !== '', { timeline: '' })}
        >
          <ChoicePills choices={Object.entries(choiceTexts.timeline ?? {})} {...choice('timeline')} />
        </Question>
        <Question
          title={texts.questions.people}
          hint={texts.hints.people}
          source={sourceOf('people', 'people', 'peopleCount')}
          onClear={clear(draft.people !== '', { people: '', peopleCount: '' })}
        >
          <ChoicePills
            choices={[
              ...peopleChoices.map((count, place) => [count, texts.people[place] ?? count] as const),
              [OTHER, texts.morePeople] as const,
            ]}
            {...choice('people')}
          />
          {draft.people === OTHER && (
            <div className="max-w-40">
              <TextField label={texts.peopleCount} inputMode="numeric" {...control('peopleCount')} />
            </div>
          )}
        </Question>
        <Question
          title={texts.questions.place}
          source={sourceOf('place', 'place')}
          onClear={clear(draft.place !== '', { place: '' })}
        >
          <ChoicePills
            choices={journeyPlaces.map((place) => [place, placeAnswers[place]] as const)}
            {...choice('place')}
          />
        </Question>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-t pt-5">
        <Button type="submit" variant="primary" busy={isSaving}>
          {isSaving ? texts.saving : texts.goToToday}
        </Button>
        <Link to={paths.portal} className="inline-flex min-h-11 items-center text-link">
          {texts.skipAll}
        </Link>
      </div>
    </form>
  );
}

/** How long Today waits for the answers: without a connection they stay in the browser. */
const MAX_SENDING_MS = 2000;
const SENDING_CHECK_MS = 50;

/** Waits until the server has the answers, so that Today is drawn once, with them, and does not move when they arrive. */
function useSendAnswers(): () => Promise<void> {
  const account = useAccount();
  const queryClient = useQueryClient();
  return async () => {
    if (!account || !navigator.onLine) return;
    for (let waited = 0; listWaiting(account.id).length > 0; waited += SENDING_CHECK_MS) {
      if (waited >= MAX_SENDING_MS) return;
      await new Promise((done) => setTimeout(done, SENDING_CHECK_MS));
    }
    queryClient.removeQueries({ queryKey: api.today.key() });
    // Today has more to show from now on.
    browserStorage.remove(getHeightNote('today'));
  };
}

/** Saves what was answered, and shows Today. Facts are kept in the browser until the server has them; the place needs a connection. */
function useSave(plan: Facts, first: FirstDraft) {
  const enter = useEnterFact();
  const navigate = useNavigate();
  const { setPlace } = useSetPlace();
  const sendAnswers = useSendAnswers();
  const [isSaving, setIsSaving] = useState(false);
  const isBusy = useRef(false);

  async function save(answers: FirstAnswers, { place }: FirstDraft, today: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSaving(true);
    try {
      const { listFirstFacts } = await import('@porchlight/domain/plan/first-figure.ts');
      for (const fact of listFirstFacts(plan, answers, today)) enter(fact);
      removeEnteredFigures();
      const isPlaceNew = place !== '' && place !== first.place;
      if (isPlaceNew && !(await setPlace({ place }))) return;
      await sendAnswers();
      await navigate(paths.portal);
    } catch (error) {
      showFailure({ title: texts.notSaved, description: parseFailure(error).message });
    } finally {
      isBusy.current = false;
      setIsSaving(false);
    }
  }
  return { save, isSaving };
}
