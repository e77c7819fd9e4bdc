import * as texts from '@porchlight/content/en/homes.ts';
import { checkOpinion, MAX_OPINION_LENGTH } from '@porchlight/domain/homes/home-fields.ts';
import type { BuyerOpinion, HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { formatTypedCents, parseTypedCents } from '../../tools/plan/typed-cents.ts';
import { tidyDollars } from '../../tools/typed-values.ts';
import { useHomeChanges } from '../homes.queries.ts';

/** What each buyer says of a home; the reader's own can be changed. */
export function HomeOpinions({ home, isShared }: { home: HomeView; isShared: boolean }) {
  const own = home.opinions.find(({ isYou }) => isYou);
  const others = home.opinions.filter(({ isYou }) => !isYou);
  const limits = home.opinions.flatMap(({ walkAway }) => walkAway ?? []);
  return (
    <SectionCard id="opinion" title={texts.opinionTitle}>
      <OwnOpinion home={home} own={own} />
      {isShared && others.map((other) => <OtherOpinion key={other.name} opinion={other} />)}
      {limits.length > 1 && (
        <p className="font-semibold">{texts.noFurther(formatCents(Math.min(...limits), 'whole'))}</p>
      )}
    </SectionCard>
  );
}

function OwnOpinion({ home, own }: { home: HomeView; own: BuyerOpinion | undefined }) {
  const [score, setScore] = useState(own?.score == null ? '' : String(own.score));
  const [note, setNote] = useState(own?.note ?? '');
  const [walkAway, setWalkAway] = useState(formatTypedCents(own?.walkAway));
  const { setOpinion } = useHomeChanges();
  const form = useRecordForm({
    check: () =>
      checkOpinion({ score: score === '' ? null : Number(score), note, walkAway: parseTypedCents(walkAway) }),
    save: (value) => setOpinion(home.id, value),
    onDone: () => undefined,
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...form.control('score')}
          label={texts.score}
          value={score}
          onChange={({ target }) => setScore(target.value)}
        >
          <option value="">{texts.noScore}</option>
          {Object.entries(texts.scores).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <TextField
          {...form.control('walkAway')}
          label={texts.walkAway}
          hint={texts.walkAwayHint}
          value={walkAway}
          inputMode="decimal"
          autoComplete="off"
          onBlur={() => setWalkAway(tidyDollars(walkAway))}
          onChange={({ target }) => setWalkAway(target.value)}
        />
      </div>
      <TextAreaField
        {...form.control('note')}
        label={texts.note}
        rows={4}
        maxLength={MAX_OPINION_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Problem>{form.problem}</Problem>
      <p>
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {texts.sayIt}
        </Button>
      </p>
    </form>
  );
}

function OtherOpinion({ opinion: { name, score, note, walkAway } }: { opinion: BuyerOpinion }) {
  return (
    <div className="grid gap-1 rounded-m bg-sunken p-4">
      <h3 className="text-lg">{texts.opinionOf(name)}</h3>
      {score === null && note === '' && walkAway === null && <p>{texts.saysNothing}</p>}
      {score !== null && <p className="figure-tabular">{texts.scoreOf(name, score)}</p>}
      {note !== '' && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      {walkAway !== null && (
        <p className="figure-tabular">{texts.highestPrice(formatCents(walkAway, 'whole'))}</p>
      )}
    </div>
  );
}
