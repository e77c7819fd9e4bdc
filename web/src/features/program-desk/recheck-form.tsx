import * as texts from '@porchlight/content/en/program-desk.ts';
import type { DeskProgram } from '@porchlight/domain/programs/program-desk/desk-views.ts';
import { useState } from 'react';
import { staffApi } from '../../platform/api/staff-api.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { useReadDeskAgain } from './desk.queries.ts';

/** Confirms that a program's documents say what is listed here, with the day they were read. */
export function RecheckForm({ program: { id, name, revision } }: { program: DeskProgram }) {
  const today = useToday();
  const [day, setDay] = useState<string>();
  const readAgain = useReadDeskAgain();
  const { send, busy, problem, errorOf } = useSend(
    async (readOn: string) => {
      try {
        await staffApi.programDesk.recheck.call({ id, revision, readOn });
      } finally {
        await readAgain();
      }
      showSuccess({ title: texts.confirmed(name) });
    },
    ['readOn'],
  );
  const readOn = day ?? today;
  return (
    <form
      className="grid gap-3 rounded-m bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(readOn);
      }}
    >
      <h3 className="text-lg">{texts.recheck}</h3>
      <p className="text-[.9375rem]">{texts.recheckHint}</p>
      <TextField
        id="readOn"
        type="date"
        label={texts.recheckDay}
        value={readOn}
        error={errorOf('readOn')}
        onChange={({ target }) => setDay(target.value)}
      />
      <Problem>{problem}</Problem>
      <p>
        <Button type="submit" size="small" busy={busy}>
          {texts.confirm}
        </Button>
      </p>
    </form>
  );
}
