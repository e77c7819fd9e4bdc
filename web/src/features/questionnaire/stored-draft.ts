import {
  type Answers,
  emptyAnswers,
  timelines,
} from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import { parseKeptAnswers } from '@porchlight/domain/leads/questionnaire/stored-answers.ts';
import { useSyncExternalStore } from 'react';
import { tabStorage } from '../../platform/browser/browser-storage.ts';
import { onDraftsCleared } from '../../platform/browser/drafts.ts';
import { createListeners } from '../../platform/browser/listeners.ts';
import { createSubmissionId } from '../../platform/browser/submission-id.ts';
import { getEnteredFigures, saveEnteredFigures } from '../../platform/offline/entered-figures.ts';
import { APPLICATION_ANSWERS } from '../../platform/offline/stored-contact.ts';

/** What a tab keeps of its application; gone with the tab. */
export type QuestionnaireDraft = {
  answers: Answers;
  /** Names the application once it has been sent, so that sending it again stores it once. */
  submissionId: string | undefined;
  /** Whether the disclosure was accepted and the application stored. */
  isStored: boolean;
  /** Whether the amounts are those of the landing page, until one is changed. */
  areAmountsCarried: boolean;
};

const KEPT_AS = { answers: APPLICATION_ANSWERS, id: 'applicationSubmissionId', stored: 'applicationStored' };

const emptyDraft: QuestionnaireDraft = {
  answers: emptyAnswers,
  submissionId: undefined,
  isStored: false,
  areAmountsCarried: false,
};

/**
 * What was chosen on the built page, which shows the first question, before the page came alive. Read while this loads and
 * followed until then, because coming alive sets every option to what is kept.
 */
let chosenEarly = typeof document === 'undefined' ? undefined : findChosenTimeline();
const followChoice = () => {
  chosenEarly = findChosenTimeline() ?? chosenEarly;
};
if (typeof document !== 'undefined') document.addEventListener('change', followChoice);

/** Holds until the page is left, also where the browser keeps nothing. */
let draft: QuestionnaireDraft | undefined;
const { subscribe, notify } = createListeners();
onDraftsCleared(() => {
  draft = undefined;
  chosenEarly = undefined;
  notify();
});

/** The tab's application; empty in the built page, and until the page is hydrated. */
export function useQuestionnaireDraft(): QuestionnaireDraft {
  return useSyncExternalStore(subscribe, getDraft, () => emptyDraft);
}

export function changeAnswers(change: Partial<Answers>): void {
  const before = getDraft();
  const answers = { ...before.answers, ...change };
  const areAmountsChanged = 'purchasePrice' in change || 'downPayment' in change;
  storeDraft({ ...before, answers, areAmountsCarried: before.areAmountsCarried && !areAmountsChanged });
  const { purchasePrice, downPayment, timeline } = answers;
  saveEnteredFigures({ purchasePrice, downPayment, timeline });
}

/** A signed-in buyer's name and email address, where neither was typed. */
export function fillContact({ name, email }: Pick<Answers, 'name' | 'email'>): void {
  const { answers } = getDraft();
  if (answers.name === '' && answers.email === '') changeAnswers({ name, email });
}

/** The id under which the tab's application is sent, the same for every try. */
export function createSubmissionKey(): string {
  const submissionId = getDraft().submissionId ?? createSubmissionId();
  storeDraft({ ...getDraft(), submissionId });
  return submissionId;
}

/** The tab's application was stored: the sample estimate is open from now on. */
export function markStored(): void {
  storeDraft({ ...getDraft(), isStored: true });
}

function getDraft(): QuestionnaireDraft {
  if (draft === undefined) {
    document.removeEventListener('change', followChoice);
    const kept = parseKeptAnswers(tabStorage.read(KEPT_AS.answers));
    const hasAmounts = kept.purchasePrice !== '' || kept.downPayment !== '';
    const { purchasePrice, downPayment } = hasAmounts ? kept : parseKeptAnswers(getEnteredFigures());
    draft = {
      answers: { ...kept, timeline: chosenEarly ?? kept.timeline, purchasePrice, downPayment },
      areAmountsCarried: !hasAmounts && (purchasePrice !== '' || downPayment !== ''),
      submissionId: tabStorage.read(KEPT_AS.id) ?? undefined,
      isStored: tabStorage.read(KEPT_AS.stored) !== null,
    };
    if (chosenEarly !== undefined) writeItems(draft);
  }
  return draft;
}

function findChosenTimeline(): Answers['timeline'] {
  const chosen = document.querySelector<HTMLInputElement>('input[name="timeline"]:checked')?.value;
  return timelines.find((timeline) => timeline === chosen);
}

function storeDraft(next: QuestionnaireDraft): void {
  draft = next;
  writeItems(next);
  notify();
}

function writeItems({ answers, submissionId, isStored }: QuestionnaireDraft): void {
  tabStorage.write(KEPT_AS.answers, JSON.stringify(answers));
  if (submissionId !== undefined) tabStorage.write(KEPT_AS.id, submissionId);
  if (isStored) tabStorage.write(KEPT_AS.stored, 'yes');
}
