import { writeLetter, writeLetterFor } from '@porchlight/content/en/explanation-letters.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/reports-and-conditions.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type {
  LoanCondition,
  ReportsAndConditionsView,
} from '@porchlight/domain/reports-and-conditions/reports-and-conditions.contract.ts';
import {
  type ConditionInput,
  checkLenderCondition,
  conditionStates,
  MAX_REMARK_LENGTH,
} from '@porchlight/domain/reports-and-conditions/reports-and-conditions.ts';
import { MAX_CONDITION_LENGTH } from '@porchlight/domain/underwriting-conditions/condition-values.ts';
import { describeCondition } from '@porchlight/domain/underwriting-conditions/describe-condition.ts';
import { findLetterKind } from '@porchlight/domain/underwriting-conditions/explanation-letters/find-letter-kind.ts';
import type { LetterKind } from '@porchlight/domain/underwriting-conditions/explanation-letters/letter-kinds.ts';
import { recognizeCondition } from '@porchlight/domain/underwriting-conditions/recognize-condition.ts';
import { ClipboardPaste, Pencil, PenLine } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { RecordDialog } from '../../../ui/forms/record-dialog.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ExplanationLetterDialog } from '../letters/letter-dialog.tsx';
import { useReportsAndConditionsChanges } from '../reports-and-conditions.queries.ts';
import { PasteConditions } from './paste-conditions.tsx';

type Opened = { condition: LoanCondition; letter?: LetterKind } | { isPaste: true };

/** The underwriter's conditions in plain words: whose move, by when, and the document each wants. */
export default function ConditionsPart({ view, today }: { view: ReportsAndConditionsView; today: string }) {
  const [opened, setOpened] = useState<Opened>();
  const { conditions } = view;
  const close = () => setOpened(undefined);
  const open = conditions.filter(({ state }) => state === 'open').length;
  return (
    <SectionCard id="conditions" title={texts.parts.conditions}>
      <p className="max-w-[60ch] text-ink-soft">{texts.conditionsLead}</p>
      <p className="font-semibold">
        {conditions.length === 0 ? texts.noConditions : texts.openCount(open, conditions.length)}
      </p>
      {conditions.length > 0 && (
        <ol className="grid divide-y divide-line border-line border-t">
          {conditions.map((condition) => (
            <ConditionRow
              key={condition.id}
              condition={condition}
              today={today}
              onChange={() => setOpened({ condition })}
              onWrite={(letter) => setOpened({ condition, letter })}
            />
          ))}
        </ol>
      )}
      <p>
        <Button variant="primary" onClick={() => setOpened({ isPaste: true })}>
          <ClipboardPaste aria-hidden="true" className="size-5" />
          {texts.pasteConditions}
        </Button>
      </p>
      {opened !== undefined &&
        ('isPaste' in opened ? (
          <PasteConditions today={today} onClose={close} />
        ) : opened.letter === undefined ? (
          <ConditionDialog condition={opened.condition} onClose={close} />
        ) : (
          <ExplanationLetterDialog
            condition={opened.condition}
            kind={opened.letter}
            today={today}
            onClose={close}
          />
        ))}
    </SectionCard>
  );
}

const stateLooks = { open: 'now', sent: 'plain', cleared: 'done' } as const;

function ConditionRow({
  condition: { text, heading, state, dueOn, note },
  today,
  onChange,
  onWrite,
}: {
  condition: LoanCondition;
  today: string;
  onChange: () => void;
  onWrite: (kind: LetterKind) => void;
}) {
  const recognized = recognizeCondition(text);
  const { means, next, document } = describeCondition(recognized);
  const when = recognized.when === 'unknown' ? (heading ?? 'unknown') : recognized.when;
  const letter = state === 'cleared' ? null : findLetterKind(text);
  const isOverdue = state === 'open' && dueOn !== null && dueOn < today;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 py-4">
      <div className="grid gap-1.5">
        <p className="wrap-anywhere">“{text}”</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[.9375rem]">
          <Badge look={stateLooks[state]}>{texts.states[state]}</Badge>
          <span>
            {texts.movers[recognized.whoseMove]}, {texts.times[when]}
          </span>
          {dueOn !== null && (
            <span className={`figure-tabular ${isOverdue ? 'font-semibold text-brick' : 'text-ink-soft'}`}>
              {texts.due(formatCalendarDate(dueOn, locale))}
            </span>
          )}
        </p>
        {state !== 'cleared' && (
          <p className="max-w-[60ch] text-[.9375rem]">
            {recognized.key === null && <strong className="font-semibold">{texts.unknownWording}. </strong>}
            {means} {next} {document !== null && texts.wants(document)}
          </p>
        )}
        {note !== '' && (
          <p className="wrap-anywhere whitespace-pre-line text-[.9375rem] text-ink-soft">{note}</p>
        )}
        {(letter !== null || (state === 'open' && document !== null)) && (
          <p className="flex flex-wrap gap-2.5">
            {letter !== null && (
              <Button
                size="small"
                aria-label={writeLetterFor(text.slice(0, 80))}
                onClick={() => onWrite(letter)}
              >
                <PenLine aria-hidden="true" className="size-4.5" />
                {writeLetter}
              </Button>
            )}
            {state === 'open' && document !== null && (
              <ButtonLink size="small" to={paths.documents}>
                {texts.upload}
              </ButtonLink>
            )}
          </p>
        )}
      </div>
      <Button
        variant="plain"
        size="small"
        className="-my-2 -mr-3.5 self-start"
        aria-label={texts.changeCondition(text.slice(0, 80))}
        onClick={onChange}
      >
        <Pencil aria-hidden="true" className="size-4.5" />
        <span className="max-sm:sr-only">{texts.change}</span>
      </Button>
    </li>
  );
}

type Draft = Record<keyof typeof texts.conditionFields, string>;

/** A condition with its state and its day. */
function ConditionDialog({ condition, onClose }: { condition: LoanCondition; onClose: () => void }) {
  const { id, heading } = condition;
  const [draft, setDraft] = useState<Draft>(() => ({ ...condition, dueOn: condition.dueOn ?? '' }));
  const { saveConditions, remove } = useReportsAndConditionsChanges();
  const form = useRecordForm<ConditionInput>({
    check: () => {
      const { text, state, note, dueOn } = draft;
      return checkLenderCondition({ text, heading, state, note, dueOn: dueOn === '' ? null : dueOn });
    },
    save: (value) => saveConditions([{ id, ...value }]),
    onDone: onClose,
  });
  const set = (field: keyof Draft) => ({
    ...form.control(field),
    label: texts.conditionFields[field],
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  return (
    <RecordDialog
      title={texts.conditionTitle}
      lead={texts.conditionLead}
      form={form}
      onClose={onClose}
      onRemove={() => void remove('condition', id).then((isGone) => isGone && onClose())}
    >
      <TextAreaField {...set('text')} rows={4} maxLength={MAX_CONDITION_LENGTH} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField {...set('state')}>
          {conditionStates.map((state) => (
            <option key={state} value={state}>
              {texts.states[state]}
            </option>
          ))}
        </SelectField>
        <TextField {...set('dueOn')} type="date" />
      </div>
      <TextAreaField {...set('note')} rows={3} maxLength={MAX_REMARK_LENGTH} />
    </RecordDialog>
  );
}
