import { splitAskedWords } from '@porchlight/domain/assistant/asked-words.ts';
import { trainModel } from '@porchlight/domain/assistant/classifier/fit-gates.ts';
import { trainDangers } from '@porchlight/domain/assistant/dangers.ts';
import {
  type AnswerTexts,
  createDecider,
  listShownWords,
  OTHER_HOME_SUBJECT,
  OTHER_SUBJECT,
  type ToldIntent,
} from '@porchlight/domain/assistant/decide-answer.ts';
import type { Intent } from '@porchlight/domain/assistant/intents.ts';
import { listPassages, type Passage } from '@porchlight/domain/assistant/passages.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { getToolPath, toolPageIds } from '@porchlight/domain/tools/tool-pages.ts';
import { glossary } from '../glossary.ts';
import { guideStageTexts } from '../guide.ts';
import { faq } from '../landing/faq.ts';
import { milestoneTexts } from '../milestones.ts';
import { toolSummaries } from '../tools.ts';
import { calmPhrases } from './calm-phrases.ts';
import { dangerPhrases } from './danger-phrases.ts';
import { intents } from './intents.ts';
import { otherHomeSubjects, otherSubjects } from './other-subjects.ts';
import { passagePhrases } from './passage-phrases.ts';

/** The classifiers of the intents and of the dangers, with the gates from which each is sure. */
export type TrainedAnswers = Pick<AnswerTexts, 'model' | 'gates' | 'dangers'>;

/** Trains the classifiers, which takes seconds without a pause. Throws where a way of asking for one intent leads to the answer of another. */
export function trainAnswers(): TrainedAnswers {
  const trained = { ...trainModel(listClasses(), OTHER_SUBJECT), dangers: trainDangerModel() };
  const crossed = listCrossed(buildAnswerTexts(trained));
  if (crossed.length > 0) throw new Error(`Asked for one answer and told another:\n${crossed.join('\n')}`);
  return trained;
}

/** Everything that the assistant answers from. */
export function buildAnswerTexts(trained: TrainedAnswers): AnswerTexts {
  const passages = listAnswerPassages();
  const phrases = [...Object.values(dangerPhrases).flat(), ...calmPhrases].flatMap(splitAskedWords);
  const asked = [
    ...listClasses().flatMap(({ asks }) => asks.flatMap(splitAskedWords)),
    // A word of one phrase alone may be a mistake of its writer.
    ...phrases.filter((word, place) => phrases.indexOf(word) < place),
  ];
  const told = intents.map((intent) => toTold(intent, passages));
  const shown = new Set(listShownWords(told, passages));
  return {
    ...trained,
    intents: told,
    passages,
    words: [...new Set(asked)]
      .filter((word) => !shown.has(word))
      .toSorted()
      .join(' '),
    spanish: listSpanishWords(passages).join(' '),
  };
}

function trainDangerModel() {
  const listAsks = ({ question, asks, asksEs = [] }: Intent) => [question, ...asks, ...asksEs];
  const dangers = intents.filter(({ danger }) => danger !== undefined);
  return trainDangers(
    Object.fromEntries(
      dangers.map((intent) => [intent.key, [...listAsks(intent), ...(dangerPhrases[intent.key] ?? [])]]),
    ),
    [
      ...intents.filter(({ danger }) => danger === undefined).flatMap(listAsks),
      ...otherSubjects,
      ...otherHomeSubjects,
      ...calmPhrases,
    ],
  );
}

function listClasses() {
  return [
    ...intents.map(({ key, question, asks, asksEs = [] }) => ({ key, asks: [question, ...asks, ...asksEs] })),
    { key: OTHER_SUBJECT, asks: otherSubjects },
    { key: OTHER_HOME_SUBJECT, asks: otherHomeSubjects },
  ];
}

/** Words of what is asked and answered in Spanish that nothing in English has. */
function listSpanishWords(passages: readonly Passage[]): string[] {
  const english = new Set(
    [
      ...intents.flatMap(({ question, asks, first, more }) => [question, ...asks, first, ...more]),
      ...passages.flatMap(({ title, lines }) => [title, ...lines]),
      ...otherSubjects,
      ...otherHomeSubjects,
    ].flatMap(splitAskedWords),
  );
  const spanish = intents
    .flatMap(({ asksEs = [], firstEs = '' }) => [...asksEs, firstEs])
    .flatMap(splitAskedWords);
  return [...new Set(spanish)].filter((word) => !english.has(word) && /^\p{L}{3,}$/u.test(word)).toSorted();
}

/** The ways of asking for one intent that lead to the answer of another; of a danger, those that are not offered it beside the answer. */
function listCrossed(texts: AnswerTexts): string[] {
  const { decide } = createDecider(texts);
  return intents.flatMap(({ key, danger, question, asks, asksEs = [] }) =>
    [question, ...asks, ...asksEs].flatMap((ask) => {
      const told = decide(ask);
      const isCrossed =
        told.kind === 'intent' && (danger === undefined ? told.intent.key !== key : told.maybe === undefined);
      return isCrossed ? [`${key}: ${ask} (${told.intent.key})`] : [];
    }),
  );
}

/** The guide and the glossary, the tasks of the milestones, the questions of the landing page, and the calculators. */
function listAnswerPassages(): Passage[] {
  return [
    ...listPassages(guideStageTexts, glossary).map((passage) => {
      const phrases = passagePhrases[passage.key];
      return phrases === undefined ? passage : { ...passage, phrases: [phrases].flat().join(' ') };
    }),
    ...milestoneTexts.flatMap(({ slug, tasks }) =>
      tasks.map(({ id, title, detail }) => ({
        key: `task/${id}`,
        title,
        within: milestones.find((milestone) => milestone.slug === slug)?.title ?? slug,
        place: { kind: 'page' as const, href: `/portal/milestones/${slug}` },
        lines: [detail],
      })),
    ),
    ...faq.map(({ question, answer }, place) => ({
      key: `faq/${place}`,
      title: question,
      within: 'Questions and answers',
      place: { kind: 'page' as const, href: '/#faq' },
      lines: [answer],
    })),
    ...toolPageIds.map((id) => ({
      key: `tool/${id}`,
      title: toolSummaries[id].name,
      within: 'Calculators',
      place: { kind: 'page' as const, href: getToolPath(id) },
      lines: [toolSummaries[id].description],
      phrases: toolSummaries[id].answers,
    })),
  ];
}

/** Without the ways of asking; what explains it is a link. Throws where it names no passage that there is. */
function toTold(
  { asks: _, asksEs: __, explainedIn, links = [], ...intent }: Intent,
  passages: readonly Passage[],
): ToldIntent {
  if (explainedIn === undefined) return { ...intent, links };
  const passage = passages.find(({ key }) => key === explainedIn);
  if (passage === undefined)
    throw new Error(`${intent.key} is explained in ${explainedIn}, which there is not`);
  return {
    ...intent,
    links: [...links, { label: passage.title, href: findAddress(passage) }],
    explains: explainedIn,
  };
}

function findAddress({ place }: Passage): string {
  switch (place.kind) {
    case 'term':
      return `/glossary#${place.term}`;
    case 'stage':
      return `/portal/${place.stage}`;
    case 'section':
      return `/portal/${place.stage}#${place.tab}/${place.section}`;
    case 'page':
      return place.href;
  }
}
