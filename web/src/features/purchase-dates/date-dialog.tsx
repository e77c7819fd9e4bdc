import * as texts from '@porchlight/content/en/purchase-dates/page.ts';
import { EARLIEST_DATE, isCalendarDate, LATEST_DATE } from '@porchlight/domain/kernel/calendar-dates.ts';
import { isOwnKey, MAX_NOTE_LENGTH, MAX_TITLE_LENGTH } from '@porchlight/domain/purchase-dates/date-kinds.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';
import { ClosingMoveParts, joinMoves } from './closing-move.tsx';
import { type ChangedDate, useChangeDate, useClosingMove, usePreview } from './dates.queries.ts';
import { MovedDates } from './moved-dates.tsx';

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
          maxLength={MAX_NOTE_LENGTH}
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
