import * as texts from '@porchlight/content/en/sharing.ts';
import { grantSentences, grantTitles, sharingConsent } from '@porchlight/content/en/sharing.ts';
import type { GrantKind } from '@porchlight/domain/kernel/purchases/purchases.ts';
import type { SharedPersonView } from '@porchlight/domain/sharing/sharing-views.ts';
import { type SubmitEvent, useState } from 'react';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { useGrant } from '../sharing.queries.ts';
import { hasUnfinishedDay } from './unfinished-day.ts';

/** A document request of the milestones, whose documents can be granted alone. */
export type DocumentKind = { key: string; title: string };

/** In the order in which they are chosen from. */
const offered: readonly GrantKind[] = [
  ...(['documents', 'homes', 'owned-home', 'offers', 'figures', 'progress', 'dates', 'messages'] as const),
];

/** Opens one more thing to a helper. The end of the chosen day is that of the buyer's own calendar. */
export function GrantForm({
  person: { id, name, grants },
  documentKinds,
  onDone,
}: {
  person: SharedPersonView;
  documentKinds: readonly DocumentKind[];
  onDone: () => void;
}) {
  const choices = offered.filter((kind) => kind === 'documents' || !grants.some(({ what }) => what === kind));
  const [what, setWhat] = useState<GrantKind>(choices[0] ?? 'documents');
  const [documentKind, setDocumentKind] = useState('');
  const [until, setUntil] = useState('');
  const [isImpossible, setIsImpossible] = useState(false);
  const grant = useGrant();
  const kind = documentKinds.find(({ key }) => key === documentKind)?.title ?? null;
  const { send, busy, problem, failure, clear } = useSend(async () => {
    await grant.mutateAsync({
      id,
      what,
      ...(what === 'documents' && documentKind !== '' ? { documentKind } : {}),
      ...(until === '' ? {} : { until: new Date(`${until}T23:59:59.999`).toISOString() }),
    });
    showSuccess({ title: texts.shared });
    onDone();
  });
  // The one answer about the whole that a day can bring about.
  const isAboutDay = until !== '' && failure?.code === 'BAD_INPUT';
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isUnfinished = hasUnfinishedDay(event.currentTarget);
    setIsImpossible(isUnfinished);
    if (isUnfinished) return document.getElementById(`grant-${id}-until`)?.focus();
    void send(undefined);
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 rounded-m bg-sunken p-4">
      <SelectField
        label={texts.letSee(name)}
        hint={grantSentences[what]({ name, owner: null, kind })}
        value={what}
        onChange={({ target }) => setWhat(choices.find((kind) => kind === target.value) ?? 'documents')}
      >
        {choices.map((kind) => (
          <option key={kind} value={kind}>
            {grantTitles[kind]}
          </option>
        ))}
      </SelectField>
      {what === 'documents' && (
        <SelectField
          label={texts.whichDocuments}
          value={documentKind}
          onChange={({ target }) => setDocumentKind(target.value)}
        >
          <option value="">{texts.allDocuments}</option>
          {documentKinds.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        id={`grant-${id}-until`}
        type="date"
        label={texts.until}
        hint={texts.untilHint}
        value={until}
        onChange={({ target }) => {
          setUntil(target.value);
          clear();
        }}
        onBlur={({ target }) => setIsImpossible(target.validity.badInput)}
        error={isImpossible ? texts.dateProblem : isAboutDay ? problem : undefined}
      />
      <p className="text-[.9375rem] text-ink-soft">{sharingConsent.text}</p>
      <Problem>{isAboutDay ? undefined : problem}</Problem>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="small" busy={busy}>
          {busy ? texts.sharing : texts.share}
        </Button>
        <Button size="small" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
