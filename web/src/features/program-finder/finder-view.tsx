import * as texts from '@porchlight/content/en/program-finder.ts';
import * as words from '@porchlight/content/en/program-finder-questions.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { formatPercent } from '@porchlight/domain/kernel/percents.ts';
import { places } from '@porchlight/domain/kernel/states.ts';
import {
  type AnswerName,
  type FinderAnswers,
  type FinderQuestion,
  questions,
} from '@porchlight/domain/programs/program-finder/answers.ts';
import { findLikeliest, type Likeliest } from '@porchlight/domain/programs/program-finder/find-programs.ts';
import { housingAgencies } from '@porchlight/domain/programs/program-finder/housing-agencies.ts';
import type { Verdict } from '@porchlight/domain/programs/program-finder/judgments.ts';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { ProgramComparison } from './comparison.tsx';
import { describeMissing, ProgramCard } from './program-card.tsx';
import { QuestionCard } from './question-card.tsx';
import type { Finder } from './use-finder.ts';

const order: readonly Verdict[] = ['yes', 'need', 'no', 'ask'];
/** Where no program says yes and names what it gives, the likeliest is one that needs another answer. */
const needFirst: readonly Verdict[] = ['need', 'yes', 'no', 'ask'];

/** The answer so far and how many questions are left; then the question, what was answered, and every program. */
export function FinderView({ finder, children }: { finder: Finder; children?: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <LikeliestLine finder={finder} />
      {children}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky lg:top-24">
          <QuestionCard finder={finder} />
          <AnswerList finder={finder} />
        </div>
        <Results finder={finder} />
      </div>
      <ProgramComparison finder={finder} />
    </div>
  );
}

/** What was answered, each with the way to change it. */
function AnswerList({ finder: { asked, answers, change, startAgain } }: { finder: Finder }) {
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="finder-answers" className="grid gap-2 print:hidden">
      <h2 id="finder-answers" className="text-xl">
        {texts.yourAnswers}
      </h2>
      <dl className="grid divide-y divide-line border-line border-y">
        {asked.map((question) => (
          <div key={question} className="flex flex-wrap items-center gap-x-4 py-1">
            <dt className="min-w-40 flex-1 text-[.9375rem] text-ink-soft">
              {words.questionTexts[question].short}
            </dt>
            <dd className="figure-tabular flex-1">{describe(question, answers)}</dd>
            <dd>
              <Button
                variant="plain"
                size="small"
                aria-label={texts.change(words.questionTexts[question].short)}
                onClick={() => change(question)}
              >
                {texts.changeShort}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="plain" size="small" className="-ml-3.5 justify-self-start" onClick={startAgain}>
        {texts.startAgain}
      </Button>
    </section>
  );
}

function describe(question: FinderQuestion, answers: FinderAnswers): string {
  const said = questions[question].flatMap((name) => {
    const value = answers[name];
    return value === undefined ? [] : [describeAnswer(name, value)];
  });
  return said.length === 0 ? texts.notKnown : said.join(', ');
}

function describeAnswer(name: AnswerName, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (name === 'state') return places[value as keyof typeof places];
  if (name === 'occupancy' || name === 'residency')
    return (words.choiceTexts[name] as Readonly<Record<string, string>>)[value] ?? String(value);
  if (name === 'downPercent') return formatPercent(String(value), 2);
  return typeof value === 'number' && name !== 'score' && name !== 'units'
    ? formatCents(value, 'whole')
    : String(value);
}

/** Every program of the place by what it says, and the agency of the state. Follows each answer. */
function Results({ finder }: { finder: Finder }) {
  const { answers, found } = finder;
  const { state } = answers;
  const { yes, need, ask, no } = found;
  const likeliest = findLikeliest(found, answers);
  return (
    <section aria-labelledby="finder-results" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <h2 id="finder-results" className="text-3xl">
          {texts.results}
        </h2>
        <p role="status" className="figure-tabular text-ink-soft">
          {state === undefined
            ? texts.chooseFirst
            : texts.counts(yes.length, need.length, ask.length, no.length)}
        </p>
      </div>
      {finder.lacksStored && <p className="max-w-[68ch] rounded-m bg-sunken p-4">{texts.lacksStored}</p>}
      {state !== undefined && state in housingAgencies && (
        <Agency state={state as keyof typeof housingAgencies} />
      )}
      {(likeliest?.verdict === 'need' ? needFirst : order).map((verdict) => (
        <Group key={verdict} verdict={verdict} likeliest={likeliest} finder={finder} />
      ))}
    </section>
  );
}

/** The answer before all else: the most that a program gives, and how many questions are left. */
function LikeliestLine({ finder: { answers, found, left } }: { finder: Finder }) {
  const likeliest = findLikeliest(found, answers);
  if (answers.state === undefined || (likeliest === undefined && left === 0)) return null;
  return (
    <p className="figure-tabular grid max-w-[52ch] gap-1">
      {likeliest !== undefined && (
        <a
          href={`#${likeliest.program.id}`}
          className="font-display font-medium text-2xl leading-snug hover:underline"
        >
          {describeLikeliest(likeliest, answers, left)}
        </a>
      )}
      {likeliest?.program.window !== undefined && (
        <span className="text-ink-soft">{likeliest.program.window}</span>
      )}
      {left > 0 && <span className="text-ink-soft">{texts.questionsLeft(left)}</span>}
    </p>
  );
}

/** What is still missing is named once no question is left that could ask for it. */
function describeLikeliest(
  { program, verdict, needs, assistance: { amount, is } }: Likeliest,
  answers: FinderAnswers,
  left: number,
): string {
  const figure = formatCents(amount);
  const gives = is === 'exact' ? figure : texts.amountUpTo(figure);
  if (verdict === 'yes') return texts.mostLikely(gives, program.name);
  if (left > 0) return texts.likelySoFar(gives, program.name);
  return texts.possible(gives, program.name, describeMissing(needs, answers));
}

function Agency({ state }: { state: keyof typeof housingAgencies }) {
  const { name, href } = housingAgencies[state];
  return (
    <div className="grid gap-1 rounded-m bg-sunken p-5">
      <h3 className="text-xl">{texts.agencyOf(places[state])}</h3>
      <p>
        <SiteLink href={href} className="font-semibold text-link underline">
          {name}
        </SiteLink>
      </p>
      <p className="text-[.9375rem] text-ink-soft">{texts.agencySays}</p>
    </div>
  );
}

/** The programs of a verdict, the likeliest first. */
function Group({
  verdict,
  likeliest,
  finder,
}: {
  verdict: Verdict;
  likeliest: Likeliest | undefined;
  finder: Finder;
}) {
  const isFirst = ({ program }: Finder['found'][Verdict][number]) =>
    Number(program.id === likeliest?.program.id);
  const judgments = finder.found[verdict].toSorted((one, other) => isFirst(other) - isFirst(one));
  if (judgments.length === 0) return null;
  const { title, says } = texts.groups[verdict];
  return (
    <section aria-labelledby={`finder-${verdict}`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id={`finder-${verdict}`} className="text-2xl">
        {title} <span className="figure-tabular text-ink-soft">({judgments.length})</span>
      </h3>
      <p className="text-ink-soft">{says}</p>
      <ul className={`grid grid-cols-[minmax(0,1fr)] ${verdict === 'ask' ? 'gap-1' : 'gap-4'}`}>
        {judgments.map((judgment) => (
          <li key={judgment.program.id}>
            {verdict === 'ask' ? (
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
                  <ChevronDown aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
                  {judgment.program.name}
                </summary>
                <ProgramCard judgment={judgment} finder={finder} />
              </details>
            ) : (
              <ProgramCard judgment={judgment} finder={finder} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
