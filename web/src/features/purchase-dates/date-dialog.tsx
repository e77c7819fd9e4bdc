import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/purchase-dates.ts';
import {
  isOwnKey,
  MAX_DATE_NOTE_LENGTH,
  MAX_TITLE_LENGTH,
} from '@porchlight/domain/dates/purchase-dates/date-kinds.ts';
import type {
  DatePreview,
  MovedDate,
} from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import {
  EARLIEST_DATE,
  formatWeekdayDate,
  isCalendarDate,
  LATEST_DATE,
} from '@porchlight/domain/kernel/calendar-dates.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';
import { ClosingMoveParts, joinMoves } from './closing-move.tsx';
import { type ChangedDate, useChangeDate, useClosingMove, usePreview } from './dates.queries.ts';

/** What moves with a date, before it is accepted; its own problem first, then what else it does. */
function MovedDates({ preview, children }: { preview: DatePreview; children?: ReactNode }) {
  const { moved, others } = preview;
  return (
    <div className="grid gap-5">
      {moved?.after?.problem && <FieldError id={`problem-${moved.key}`}>{moved.after.problem}</FieldError>}
      {children}
      {others.length === 0 ? (
        <p className="text-ink-soft">{texts.nothingMoves}</p>
      ) : (
        <section aria-labelledby="moves-with-it" className="grid gap-2">
          <h3 id="moves-with-it" className="text-[1.15rem]">
            {texts.theseMove}
          </h3>
          <ul className="grid divide-y divide-line border-line border-y">
            {others.map((date) => (
              <li key={date.key} className="grid py-2.5">
                <span className="font-semibold">{date.title}</span>
                <MovedDay date={date} />
                {date.after?.problem && date.after.problem !== date.before?.problem && (
                  <p className="text-[.95rem] text-brick">{date.after.problem}</p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const write = (day: string) => formatWeekdayDate(day, locale);

function MovedDay({ date: { before, after } }: { date: MovedDate }) {
  if (after === null) return <span className="text-ink-soft">{texts.goesAway}</span>;
  const was = describeBefore(before?.day, after.day);
  return (
    <span className="figure-tabular">
      {was !== texts.stays(write(after.day)) && write(after.day)}{' '}
      <span className="text-[.95rem] text-ink-soft">{was}</span>
    </span>
  );
}

function describeBefore(before: string | undefined, after: string): string {
  if (before === undefined) return texts.isNew;
  return before === after ? texts.stays(write(after)) : texts.from(write(before));
}

/** Sets or moves a date, and shows what moves with it before it is accepted. */
export function DateDialog({ date, onClose }: { date: ChangedDate; onClose: () => void }) {
  const isOwn = isOwnKey(date.key);
  const [day, setDay] = useState(date.day ?? '');
  const [title, setTitle] = useState(date.title);
  const [note, setNote] = useState(date.note ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const { set, remove, isPending } = useChangeDate();
  const isDay = isCalendarDate(day);
  const asked = isDay && day !== date.day ? day : undefined;
  const preview = usePreview(date.key, asked);
  const closing = useClosingMove(date.key === 'closing-day' ? asked : undefined);
  const moved = joinMoves(preview.data, closing.data);
  const isLooking = preview.isPending || closing.isLoading;
  const hasTitle = !isOwn || title.trim() !== '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (!isDay || !hasTitle) return;
    const to = { day, note: note.trim() === '' ? null : note, ...(isOwn ? { title } : {}) };
    if (await set(date, to)) onClose();
  }

  const moves = asked !== undefined && (moved?.others.length ?? 0) > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={date.day === null ? texts.setTitle(date.title || texts.ownDate) : texts.changeTitle(date.title)}
      description={isOwn ? texts.ownDateHint : texts.firstYouSee}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {isOwn && (
          <TextField
            label={texts.title}
            value={title}
            maxLength={MAX_TITLE_LENGTH}
            error={isChecked && !hasTitle ? texts.titleMissing : undefined}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
        <TextField
          type="date"
          label={texts.day}
          min={EARLIEST_DATE}
          max={LATEST_DATE}
          value={day}
          error={isChecked && !isDay ? texts.noSuchDay : undefined}
          onChange={({ target }) => setDay(target.value)}
        />
        <div role="status" className="min-h-7">
          {asked !== undefined && isLooking && <p className="text-ink-soft">{texts.looking}</p>}
          {asked !== undefined && (preview.isError || closing.isError) && <p>{texts.previewFailed}</p>}
          {asked !== undefined && !isLooking && moved !== undefined && (
            <MovedDates preview={moved}>
              {closing.data && <ClosingMoveParts move={closing.data} />}
            </MovedDates>
          )}
        </div>
        <TextAreaField
          label={texts.note}
          hint={texts.noteHint}
          rows={2}
          value={note}
          maxLength={MAX_DATE_NOTE_LENGTH}
          onChange={({ target }) => setNote(target.value)}
        />
        {date.day !== null && (
          <p>
            <Button
              size="small"
              busy={isPending}
              onClick={() => void remove(date).then((done) => done && onClose())}
            >
              {texts.remove}
            </Button>
          </p>
        )}
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {moves ? texts.moveIt : texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
