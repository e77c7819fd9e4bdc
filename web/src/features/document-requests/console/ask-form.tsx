import * as texts from '@porchlight/content/en/document-requests.ts';
import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import {
  MAX_ASKED_AT_ONCE,
  MAX_REQUEST_TITLE_LENGTH,
  MAX_REQUEST_WHY_LENGTH,
  type RequestStage,
  requestStages,
} from '@porchlight/domain/document-requests/document-requests.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { useChangeRequests } from './requests.queries.ts';

/** `kind` is empty for a title of one's own, and `dueDay` without a day. */
type Item = { id: number; kind: string; title: string; why: string; dueDay: string; stage: RequestStage };

const empty = { kind: '', title: '', why: '', dueDay: '', stage: 'none' as RequestStage };

const groups = milestoneTexts.filter(({ documentRequests }) => documentRequests.length > 0);
const findWhy = (kind: string) =>
  groups.flatMap(({ documentRequests }) => documentRequests).find(({ key }) => key === kind)?.why ?? '';

/** As the server names the field of an item. */
const fieldName = (index: number, field: string) => ['requests', index, field].join('.');
const fieldsOf = (items: readonly Item[]) =>
  items.flatMap((_, index) =>
    ['kind', 'title', 'why', 'dueDay', 'stage'].map((field) => fieldName(index, field)),
  );

/** Asks for one document or several, from a template or written here; all are sent in one press. */
export default function AskForm({ purchaseId, onClose }: { purchaseId: string; onClose: () => void }) {
  const changeRequests = useChangeRequests(purchaseId);
  const [template, setTemplate] = useState('');
  const [items, setItems] = useState<readonly Item[]>([{ id: 0, ...empty }]);
  const addButton = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const { send, busy, problem, errorOf, clear } = useSend(
    async (asked: readonly Item[]) => {
      const requests = asked.map(({ kind, title, why, dueDay, stage }) => ({
        ...{ kind: kind || null, title: kind === '' ? title : '', why, dueDay: dueDay || null, stage },
      }));
      await changeRequests(staffApi.documentRequests.ask.call({ purchaseId, requests }));
      showSuccess({ title: texts.sent(requests.length), description: texts.sentLead });
      onClose();
    },
    fieldsOf(items),
    'ask-',
  );
  function startWith(id: string) {
    const known = texts.requestTemplates.find((each) => each.id === id);
    setTemplate(id);
    clear();
    setItems((known?.items ?? [{}]).map((item, index) => ({ ...empty, ...item, id: index })));
  }
  function addItem() {
    const id = Math.max(...items.map((item) => item.id)) + 1;
    flushSync(() => setItems([...items, { ...empty, id }]));
    document.getElementById(`ask-${fieldName(items.length, 'kind')}`)?.focus();
  }
  function change(id: number, changed: Partial<Item>) {
    setItems(items.map((item) => (item.id === id ? { ...item, ...changed } : item)));
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(items);
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-xl gap-4 border-line border-y py-4">
      <SelectField
        label={texts.startWith}
        value={template}
        onChange={({ target }) => startWith(target.value)}
      >
        <option value="">{texts.noTemplate}</option>
        {texts.requestTemplates.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      {items.map((item, index) => (
        <fieldset key={item.id} className="grid min-w-0 gap-3 border-line border-t pt-3">
          <legend className="font-semibold">{texts.documentNumber(index + 1)}</legend>
          <ItemFields
            item={item}
            idStart={`ask-${fieldName(index, '')}`}
            errorOf={(field) => errorOf(fieldName(index, field))}
            onChange={(changed) => change(item.id, changed)}
          />
          {items.length > 1 && (
            <Button
              variant="plain"
              size="small"
              className="justify-self-start"
              aria-label={texts.takeOutOf(index + 1)}
              onClick={() => {
                clear();
                setItems(items.filter(({ id }) => id !== item.id));
                addButton.current?.focus();
              }}
            >
              {texts.takeOut}
            </Button>
          )}
        </fieldset>
      ))}
      <Problem>{problem}</Problem>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small" busy={busy}>
          {texts.send(items.length)}
        </Button>
        {items.length < MAX_ASKED_AT_ONCE && (
          <Button ref={addButton} size="small" onClick={addItem}>
            {texts.addAnother}
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  );
}

function ItemFields({
  item: { kind, title, why, dueDay, stage },
  idStart,
  errorOf,
  onChange,
}: {
  item: Item;
  idStart: string;
  errorOf: (field: string) => string | undefined;
  onChange: (changed: Partial<Item>) => void;
}) {
  function choose(chosen: string) {
    // What was written stays; what only a kind said goes with it.
    const isWritten = why !== '' && why !== findWhy(kind);
    onChange({ kind: chosen, ...(isWritten ? {} : { why: findWhy(chosen) }) });
  }
  return (
    <>
      <SelectField
        id={`${idStart}kind`}
        label={texts.document}
        error={errorOf('kind')}
        value={kind}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{texts.ownTitle}</option>
        {groups.map(({ slug, documentRequests }) => (
          <optgroup key={slug} label={milestones.find((known) => known.slug === slug)?.title ?? slug}>
            {documentRequests.map(({ key, title: name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {kind === '' && (
        <TextField
          id={`${idStart}title`}
          label={texts.title}
          hint={texts.titleHint}
          error={errorOf('title')}
          maxLength={MAX_REQUEST_TITLE_LENGTH}
          value={title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      )}
      <TextAreaField
        id={`${idStart}why`}
        label={texts.why}
        hint={texts.whyHint}
        error={errorOf('why')}
        rows={3}
        maxLength={MAX_REQUEST_WHY_LENGTH}
        value={why}
        onChange={({ target }) => onChange({ why: target.value })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          id={`${idStart}dueDay`}
          type="date"
          label={texts.dueDay}
          error={errorOf('dueDay')}
          value={dueDay}
          onChange={({ target }) => onChange({ dueDay: target.value })}
        />
        <SelectField
          id={`${idStart}stage`}
          label={texts.condition}
          error={errorOf('stage')}
          value={stage}
          onChange={({ target }) =>
            onChange({ stage: requestStages.find((known) => known === target.value) ?? 'none' })
          }
        >
          {requestStages.map((each) => (
            <option key={each} value={each}>
              {texts.stages[each]}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}
