import * as texts from '@porchlight/content/en/sharing.ts';
import { EARLIEST_DATE, LATEST_DATE } from '@porchlight/domain/kernel/calendar-dates.ts';
import { places } from '@porchlight/domain/kernel/states.ts';
import type { PurchaseView } from '@porchlight/domain/sharing/sharing-views.ts';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useChangePurchase } from '../sharing.queries.ts';
import { hasUnfinishedDay } from './unfinished-day.ts';

type Known = Pick<PurchaseView, 'nickname' | 'propertyState' | 'county' | 'closingDay'>;

/** What is known of the home. Only what was changed is sent, so that two who save at once keep each other's words. */
export function PurchaseForm({ purchase }: { purchase: PurchaseView }) {
  const [changed, setChanged] = useState<Partial<Known>>({});
  const [isDayImpossible, setIsDayImpossible] = useState(false);
  const change = useChangePurchase();
  const { send, busy, errorOf, problem, clear } = useSend(async () => {
    await change.mutateAsync(changed);
    setChanged({});
    showSuccess({ title: texts.saved });
  }, ['nickname', 'propertyState', 'county', 'closingDay']);
  const known: Known = { ...purchase, ...changed };
  const set =
    (field: keyof Known) =>
    ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      setChanged({ ...changed, [field]: value === '' && field !== 'nickname' ? null : value });
      clear();
    };
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isUnfinished = hasUnfinishedDay(event.currentTarget);
    setIsDayImpossible(isUnfinished);
    if (isUnfinished) return document.getElementById('closingDay')?.focus();
    void send(undefined);
  }
  return (
    <SectionCard id="purchase" title={texts.thisPurchase}>
      <form onSubmit={submit} noValidate className="@container grid gap-4">
        <p className="text-ink-soft">{texts.whatIsKnown}</p>
        <TextField
          id="nickname"
          label={texts.nickname}
          autoComplete="off"
          maxLength={80}
          value={known.nickname}
          onChange={set('nickname')}
          error={errorOf('nickname')}
        />
        <div className="grid gap-4 @xs:grid-cols-2">
          <SelectField
            id="propertyState"
            label={texts.state}
            value={known.propertyState ?? ''}
            onChange={set('propertyState')}
            error={errorOf('propertyState')}
          >
            <option value="">{texts.notKnownYet}</option>
            {Object.entries(places).map(([code, title]) => (
              <option key={code} value={code}>
                {title}
              </option>
            ))}
          </SelectField>
          <TextField
            id="county"
            label={texts.county}
            autoComplete="off"
            maxLength={80}
            value={known.county ?? ''}
            onChange={set('county')}
            error={errorOf('county')}
          />
        </div>
        <TextField
          id="closingDay"
          type="date"
          label={texts.closingDay}
          min={EARLIEST_DATE}
          max={LATEST_DATE}
          value={known.closingDay ?? ''}
          onChange={set('closingDay')}
          onBlur={({ target }) => setIsDayImpossible(target.validity.badInput)}
          error={isDayImpossible ? texts.dateProblem : errorOf('closingDay')}
        />
        <Problem>{problem}</Problem>
        <p>
          <Button type="submit" size="small" busy={busy}>
            {busy ? texts.saving : texts.save}
          </Button>
        </p>
      </form>
    </SectionCard>
  );
}
