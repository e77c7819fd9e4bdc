import * as texts from '@porchlight/content/en/reports-and-conditions.ts';
import { addDays, isCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { newCondition } from '@porchlight/domain/reports-and-conditions/reports-and-conditions.ts';
import { recognizeCondition } from '@porchlight/domain/underwriting-conditions/recognize-condition.ts';
import {
  type SplitConditions,
  splitConditions,
} from '@porchlight/domain/underwriting-conditions/split-conditions.ts';
import { useId, useState } from 'react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { useReportsAndConditionsChanges } from '../reports-and-conditions.queries.ts';

type Read = SplitConditions & { ids: readonly string[] };

/** True also where no one is named: then the buyer has to ask who acts next. */
const isBuyersMove = (text: string) => ['you', 'unknown'].includes(recognizeCondition(text).whoseMove);

/** A lender's list, cut into its conditions, which are seen before they are saved. */
export function PasteConditions({ today, onClose }: { today: string; onClose: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [read, setRead] = useState<Read>();
  const [answerBy, setAnswerBy] = useState(addDays(today, 1));
  const [isBusy, setIsBusy] = useState(false);
  const { saveConditions } = useReportsAndConditionsChanges();

  function cut(event: { preventDefault(): void }) {
    event.preventDefault();
    const found = splitConditions(text);
    if (!found.isCut && found.conditions.length > 0) {
      setProblem(undefined);
      return setRead({ ...found, ids: found.conditions.map(() => createSubmissionId()) });
    }
    setProblem(found.isCut ? texts.tooLong : texts.nothingFound);
    document.getElementById(id)?.focus();
  }

  async function save({ conditions, ids }: Read) {
    setIsBusy(true);
    try {
      await saveConditions(
        conditions.map(({ text: words, heading }, place) => ({
          id: ids[place] ?? createSubmissionId(),
          ...newCondition(words, heading),
          dueOn: isBuyersMove(words) && isCalendarDate(answerBy) ? answerBy : null,
        })),
      );
      onClose();
    } catch (error) {
      setProblem(parseFailure(error).message);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={read === undefined ? texts.pasteTitle : texts.checkTitle(read.conditions.length)}
      description={read === undefined ? texts.pasteLead : texts.checkLead}
    >
      {read === undefined ? (
        <form noValidate onSubmit={cut} className="grid gap-5">
          <TextAreaField
            id={id}
            label={texts.pasted}
            error={problem}
            rows={10}
            value={text}
            onChange={({ target }) => {
              setProblem(undefined);
              setText(target.value);
            }}
          />
          <DialogActions>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button type="submit" variant="primary">
              {texts.read}
            </Button>
          </DialogActions>
        </form>
      ) : (
        <div className="grid gap-5">
          <ol className="grid list-decimal gap-2 pl-6">
            {read.conditions.map((condition, place) => (
              <li key={read.ids[place]} className="wrap-anywhere">
                {condition.text}
              </li>
            ))}
          </ol>
          {read.leftOut > 0 && <p className="font-semibold">{texts.tooMany(read.leftOut)}</p>}
          <TextField
            type="date"
            label={texts.answerBy}
            hint={texts.answerByHint(
              read.conditions.filter((condition) => isBuyersMove(condition.text)).length,
            )}
            value={answerBy}
            onChange={({ target }) => setAnswerBy(target.value)}
          />
          <Problem>{problem}</Problem>
          <DialogActions>
            <Button onClick={() => setRead(undefined)}>{texts.backToText}</Button>
            <Button variant="primary" busy={isBusy} onClick={() => void save(read)}>
              {texts.saveAll}
            </Button>
          </DialogActions>
        </div>
      )}
    </Dialog>
  );
}
