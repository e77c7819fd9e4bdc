import * as texts from '@porchlight/content/en/credit.ts';
import type { ScoreReading } from '@porchlight/domain/credit/credit.contract.ts';
import { checkScore, MAX_FACTORS } from '@porchlight/domain/credit/credit-records.ts';
import { bureaus, creditScoreModels, findModelBureau } from '@porchlight/domain/credit/score-models.ts';
import { deriveScoreDraft } from '@porchlight/domain/homes/plan-drafts.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { useState } from 'react';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { RecordDialog } from '../../../ui/forms/record-dialog.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { useCreditChanges } from '../credit.queries.ts';

type ScoreDraft = {
  value: string;
  model: string;
  bureau: string;
  on: string;
  low: string;
  high: string;
  factors: string[];
};

/** A score as the notice prints it. */
export function ScoreDialog({
  score,
  plan,
  today,
  title,
  onClose,
}: {
  score: ScoreReading | undefined;
  /** A first score begins with that of the plan. */
  plan: Facts;
  today: string;
  title: string;
  onClose: () => void;
}) {
  const begun = deriveScoreDraft(plan);
  const isBegun = score === undefined && begun.value !== undefined;
  const [draft, setDraft] = useState<ScoreDraft>(() => createScoreDraft(score ?? begun));
  const { saveScore, remove } = useCreditChanges();
  const form = useRecordForm({
    check: () => checkScore(read(draft), today),
    save: (value) => saveScore(score?.id ?? createSubmissionId(), value),
    onDone: onClose,
  });
  const type = (change: Partial<ScoreDraft>) => setDraft({ ...draft, ...change });
  const set = (field: keyof ScoreDraft) => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => type({ [field]: target.value }),
  });
  const ofModel = creditScoreModels.find((model) => model === draft.model);
  const ofBureau = ofModel && findModelBureau(ofModel);
  return (
    <RecordDialog
      title={title}
      lead={isBegun ? `${texts.begunFromPlan} ${texts.scoresFormLead}` : texts.scoresFormLead}
      form={form}
      onClose={onClose}
      onRemove={score && (() => void remove('scores', score.id).then((done) => done && onClose()))}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.control('value')}
          {...set('value')}
          label={texts.value}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField {...form.control('on')} {...set('on')} label={texts.day} type="date" max={today} />
      </div>
      <SelectField
        {...form.control('model')}
        label={texts.model}
        hint={texts.modelHint}
        value={draft.model}
        onChange={({ target }) => {
          const model = creditScoreModels.find((each) => each === target.value);
          const bureau = model && findModelBureau(model);
          type({ model: target.value, ...(bureau && { bureau }) });
        }}
      >
        <option value="" disabled>
          {texts.chooseOne}
        </option>
        {creditScoreModels.map((model) => (
          <option key={model} value={model}>
            {texts.models[model]}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...form.control('bureau')}
        {...set('bureau')}
        label={texts.bureau}
        disabled={ofBureau !== undefined}
      >
        <option value="" disabled>
          {texts.chooseOne}
        </option>
        {bureaus.map((bureau) => (
          <option key={bureau} value={bureau}>
            {texts.bureaus[bureau]}
          </option>
        ))}
      </SelectField>
      <div className="grid grid-cols-2 gap-5">
        <TextField
          {...form.control('range')}
          {...set('low')}
          label={texts.rangeLow}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField {...set('high')} label={texts.rangeHigh} inputMode="numeric" autoComplete="off" />
      </div>
      {draft.factors.map((factor, place) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a factor is known by its place.
          key={place}
          {...(place === 0 ? form.control('factors') : {})}
          label={texts.factor(place + 1)}
          value={factor}
          maxLength={160}
          autoComplete="off"
          onChange={({ target }) => type({ factors: draft.factors.with(place, target.value) })}
        />
      ))}
    </RecordDialog>
  );
}

export function createScoreDraft(score: Partial<ScoreReading>): ScoreDraft {
  const factors = Array.from({ length: MAX_FACTORS }, (_, place) => score.factors?.[place] ?? '');
  return {
    value: String(score.value ?? ''),
    ...{ model: score.model ?? '', bureau: score.bureau ?? '', on: score.on ?? '' },
    ...{ low: String(score.range?.low ?? ''), high: String(score.range?.high ?? '') },
    factors,
  };
}

function read({ value, model, bureau, on, low, high, factors }: ScoreDraft): unknown {
  const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
  const range = low.trim() === '' && high.trim() === '' ? null : { low: number(low), high: number(high) };
  return {
    ...{ value: number(value), model, bureau, on, range },
    factors: factors.map((factor) => factor.trim()).filter((factor) => factor !== ''),
  };
}
