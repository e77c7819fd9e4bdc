import * as pageTexts from '@porchlight/content/en/owned-home.ts';
import * as texts from '@porchlight/content/en/owned-home-house-book.ts';
import { upkeepList } from '@porchlight/content/en/owned-home-upkeep.ts';
import { findFirstDue } from '@porchlight/domain/owned-home/house-book/seasons.ts';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { showFailure } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { useHomeRecordChanges } from '../owned-home.queries.ts';

/** The same id for both buyers: two who press at once add each task once. */
const idOf = (number: number) => `00000000-0000-4000-8000-0000000c1${String(number).padStart(3, '0')}`;

/** Adds the tasks of our list that are not there yet; nothing where all are. */
export function AddUpkeepList({
  records,
  today,
  variant = 'quiet',
}: HomePartProps & { variant?: 'primary' | 'quiet' }) {
  const [isBusy, setIsBusy] = useState(false);
  const { save } = useHomeRecordChanges();
  const kept = new Set(records.map(({ id }) => id));
  const missing = upkeepList.filter(({ number }) => !kept.has(idOf(number)));
  if (missing.length === 0) return null;

  async function add() {
    setIsBusy(true);
    try {
      await save(
        missing.map(({ number, task, season, everyMonths, why }) => ({
          id: idOf(number),
          kind: 'upkeep',
          content: {
            ...{ task, season, everyMonths, why, lastDoneOn: null },
            firstDueOn: season === null ? today : findFirstDue(season, today),
          },
        })),
      );
    } catch (error) {
      showFailure({ title: pageTexts.notSaved, description: parseFailure(error).message });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button variant={variant} busy={isBusy} onClick={() => void add()}>
      <ListPlus aria-hidden="true" className="size-5" />
      {missing.length === upkeepList.length
        ? texts.addList(missing.length)
        : texts.addMissing(missing.length)}
    </Button>
  );
}
