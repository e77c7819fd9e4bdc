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

/** Offers a document that answers nothing to the owed requests of open milestones that fit what it was read as, or its name. */
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
    if (first === undefined) return undefined;
    const rest = owed.filter((request) => request !== first && !more.includes(request));
    return <RequestOffer key={first.key} document={document} first={first} others={[...more, ...rest]} />;
  };
}

/** Each key begins with its milestone. */
function listOpenRequests({ milestones: cards }: Journey, dueTitles: Record<string, string>): OpenRequest[] {
  const open = new Set(cards.flatMap(({ slug, isAvailable }) => (isAvailable ? [slug] : [])));
  return Object.entries(dueTitles).flatMap(([key, title]) => {
    const milestone = milestones.find(({ slug }) => open.has(slug) && key.startsWith(`${slug}.`));
    return milestone === undefined ? [] : { key, title, milestone: milestone.title };
  });
}

/** One request to confirm; the list puts another in its place. */
function RequestOffer({
  document: { id, name },
  first,
  others,
}: {
  document: OwnDocument;
  first: OpenRequest;
  others: readonly OpenRequest[];
}) {
  const [chosenKey, setChosenKey] = useState('');
  const { key, title, milestone } = others.find((other) => other.key === chosenKey) ?? first;
  const answer = useAnswerRequest({
    onSuccess: () => {
      showSuccess({ title: texts.nowAnswers(name, title) });
      // The button that was pressed goes.
      window.document.getElementById(`document-${id}`)?.focus();
    },
    onError: ({ message }) => showFailure({ title: texts.answerNotSaved, description: message }),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 whitespace-normal print:hidden">
      <p aria-live="polite">
        {texts.mayAnswer} <strong>{texts.requestOf(title, milestone)}</strong>
      </p>
      <Button
        size="small"
        busy={answer.isPending}
        aria-describedby={`name-${id} warnings-${id}`}
        onClick={() => answer.mutate({ id, documentRequest: key })}
      >
        {texts.confirm}
        <span className="sr-only"> {title}</span>
      </Button>
      {others.length > 0 && (
        <select
          aria-label={texts.anotherRequest}
          aria-describedby={`name-${id}`}
          value={chosenKey}
          disabled={answer.isPending}
          onChange={({ target }) => setChosenKey(target.value)}
          className={`${selectLook} max-w-64 grow basis-44`}
        >
          <option value="">{texts.anotherRequest}</option>
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
