import * as texts from '@porchlight/content/en/documents.ts';
import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import {
  listOwedRequests,
  proposeRequests,
  proposeRequestsFor,
} from '@porchlight/domain/documents/request-proposals.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { type ReactNode, useState } from 'react';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { selectLook } from '../../../ui/forms/select-field.tsx';
import { useAnswerRequest } from './documents.queries.ts';

type OpenRequest = { key: string; title: string; milestone: string };

/**
 * Offers a document that answers nothing to the owed requests of open milestones: first to one that fits what it was read as, or its
 * name; where none fits, its owner chooses.
 */
export function prepareOffers(
  documents: readonly OwnDocument[],
  journey: Journey,
  dueTitles: Record<string, string>,
  forms: ReadonlyMap<string, string>,
): (document: OwnDocument, form: string | null) => ReactNode {
  const owed = listOwedRequests(listOpenRequests(journey, dueTitles), documents);
  return (document, form) => {
    if (document.documentRequest !== null) return undefined;
    const read = proposeRequestsFor(forms.get(document.id) ?? form ?? '', owed);
    const [first, ...more] = read.length > 0 ? read : proposeRequests(document, owed);
    const rest = owed.filter((request) => request !== first && !more.includes(request));
    const others = [...more, ...rest];
    if (first === undefined && others.length === 0) return undefined;
    return <RequestOffer key={first?.key} document={document} first={first} others={others} />;
  };
}

/** Each key begins with its milestone. Requests of milestones that are over come last: a paper is more likely for one to come. */
function listOpenRequests({ milestones: cards }: Journey, dueTitles: Record<string, string>): OpenRequest[] {
  const [over, ahead] = [true, false].map((isOver) =>
    cards.filter((card) => card.isAvailable && (card.isCompleted || card.isSetAside) === isOver),
  );
  return [...(ahead ?? []), ...(over ?? [])].flatMap(({ slug }) => {
    const milestone = milestones.find((each) => each.slug === slug)?.title ?? slug;
    const titles = Object.entries(dueTitles).filter(([key]) => key.startsWith(`${slug}.`));
    return titles.map(([key, title]) => ({ key, title, milestone }));
  });
}

/** One request to confirm, where one fits; the list puts another in its place. */
function RequestOffer({
  document: { id, name },
  first,
  others,
}: {
  document: OwnDocument;
  first: OpenRequest | undefined;
  others: readonly OpenRequest[];
}) {
  const [chosenKey, setChosenKey] = useState('');
  const request = others.find((other) => other.key === chosenKey) ?? first;
  const choice = first === undefined ? texts.chooseRequest : texts.anotherRequest;
  const answer = useAnswerRequest({
    onSuccess: () => {
      showSuccess({ title: texts.nowAnswers(name, request?.title ?? '') });
      // The button that was pressed goes.
      window.document.getElementById(`document-${id}`)?.focus();
    },
    onError: ({ message }) => showFailure({ title: texts.answerNotSaved, description: message }),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 whitespace-normal print:hidden">
      <p aria-live="polite">
        {request === undefined ? (
          texts.answersNone
        ) : (
          <>
            {texts.mayAnswer} <strong>{texts.requestOf(request.title, request.milestone)}</strong>
          </>
        )}
      </p>
      {request !== undefined && (
        <Button
          size="small"
          busy={answer.isPending}
          aria-describedby={`name-${id} warnings-${id}`}
          onClick={() => answer.mutate({ id, documentRequest: request.key })}
        >
          {texts.confirm}
          <span className="sr-only"> {request.title}</span>
        </Button>
      )}
      {others.length > 0 && (
        <select
          aria-label={choice}
          aria-describedby={`name-${id}`}
          value={chosenKey}
          disabled={answer.isPending}
          onChange={({ target }) => setChosenKey(target.value)}
          className={`${selectLook} max-w-64 grow basis-44`}
        >
          <option value="">{choice}</option>
          {others.map((other) => (
            <option key={other.key} value={other.key}>
              {texts.requestOf(other.title, other.milestone)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
