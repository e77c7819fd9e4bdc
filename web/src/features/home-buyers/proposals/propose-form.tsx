import { factTexts, partTexts } from '@porchlight/content/en/plan.ts';
import * as texts from '@porchlight/content/en/proposals.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import type { Fact } from '@porchlight/domain/plan/plan-facts.ts';
import type { StaffProposals } from '@porchlight/domain/proposals/proposals.contract.ts';
import {
  MAX_PROPOSAL_WHY_LENGTH,
  type ProposalKind,
  proposableFacts,
} from '@porchlight/domain/proposals/proposals.ts';
import { type SubmitEvent, useEffect, useState } from 'react';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { FactControl } from '../../plan/fact-control.tsx';
import { type FactDraft, factFields, formatFactDraft, getFactDraft } from '../../plan/fact-fields.ts';
import { useChangeProposals } from './staff-proposals.queries.ts';

type Option = { kind: ProposalKind; key: string; title: string };

/** The value of an option in the list: no key has a space. */
const formatOption = ({ kind, key }: Option) => `${kind} ${key}`;

function listOptions({ dates, milestones: completable }: StaffProposals): Option[] {
  return [
    ...dates.map(({ key, title }) => ({ kind: 'date' as const, key, title })),
    ...proposableFacts.map((key) => ({ kind: 'fact' as const, key, title: factTexts[key].label })),
    ...milestones
      .filter(({ slug }) => completable.includes(slug))
      .map(({ slug, title }) => ({ kind: 'milestone' as const, key: slug, title })),
  ];
}

/** Proposes one thing to the buyers: a day, a figure of their plan, or that a milestone is completed. */
export default function ProposeForm({
  purchaseId,
  proposable,
  onClose,
}: {
  purchaseId: string;
  proposable: StaffProposals;
  onClose: () => void;
}) {
  const change = useChangeProposals(purchaseId);
  const options = listOptions(proposable);
  const [chosen, setChosen] = useState('');
  const option = options.find((each) => formatOption(each) === chosen) ?? options[0];
  const [day, setDay] = useState('');
  const [draft, setDraft] = useState<FactDraft>({});
  const [unread, setUnread] = useState<string>();
  const [why, setWhy] = useState('');
  const { send, busy, problem, errorOf, clear } = useSend(
    async ({ kind, key, title, value }: Option & { value?: unknown }) => {
      await change(staffApi.staffProposals.propose.call({ purchaseId, kind, key, value, why }));
      showSuccess({ title: texts.sent(title), description: texts.sentLead });
      onClose();
    },
    ['key', 'value', 'why'],
    'propose-',
  );
  useEffect(() => document.getElementById('propose-key')?.focus(), []);
  if (option === undefined) return null;
  const fact = option.kind === 'fact' ? (option.key as Fact) : undefined;

  function choose(value: string) {
    setChosen(value);
    clear();
    setUnread(undefined);
    const next = options.find((each) => formatOption(each) === value);
    if (next?.kind === 'fact') setDraft(formatFactDraft(next.key as Fact, null));
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (option === undefined) return;
    if (fact === undefined) return void send(option.kind === 'date' ? { ...option, value: day } : option);
    const read = getFactDraft(fact, draft);
    if ('value' in read) return void send({ ...option, value: read.value });
    setUnread(read.problem);
    document.getElementById('propose-value')?.focus();
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-xl gap-4 border-line border-y py-4">
      <SelectField
        id="propose-key"
        label={texts.what}
        error={errorOf('key')}
        value={formatOption(option)}
        onChange={({ target }) => choose(target.value)}
      >
        {(['date', 'fact', 'milestone'] as const).map((kind) => (
          <optgroup key={kind} label={texts.groups[kind]}>
            {options
              .filter((each) => each.kind === kind)
              .map((each) => (
                <option key={each.key} value={formatOption(each)}>
                  {each.title}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      {option.kind === 'date' && (
        <TextField
          id="propose-value"
          type="date"
          label={texts.day}
          hint={option.key === 'closing-day' ? texts.closingDayHint : undefined}
          error={errorOf('value')}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      )}
      {fact !== undefined && (
        <div className="grid gap-3 sm:grid-cols-2">
          {factFields[fact].map((field, place) => (
            <FactControl
              key={`${fact} ${field.name}`}
              id={place === 0 ? 'propose-value' : `propose-value-${field.name}`}
              field={field}
              label={partTexts[field.name] ?? option.title}
              hint={place === 0 ? factTexts[fact].hint : undefined}
              error={place === 0 ? (unread ?? errorOf('value')) : undefined}
              text={draft[field.name] ?? ''}
              onType={(text) => {
                setUnread(undefined);
                setDraft({ ...draft, [field.name]: text });
              }}
            />
          ))}
        </div>
      )}
      <TextAreaField
        id="propose-why"
        label={texts.why}
        hint={texts.whyHint}
        error={errorOf('why')}
        rows={2}
        maxLength={MAX_PROPOSAL_WHY_LENGTH}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      <Problem>{problem}</Problem>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small" busy={busy}>
          {texts.send}
        </Button>
        <Button size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  );
}
