import * as texts from '@porchlight/content/en/notifications.ts';
import type { PreferencesView } from '@porchlight/domain/notifications/notifications.contract.ts';
import { type SubmitEvent, useState } from 'react';
import { parseFailure } from '../../platform/api/failure.ts';
import { getBrowserTimeZone } from '../../platform/api/propose-time-zone.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { EmailTimes, emailTimeIds } from './email-times.tsx';
import { KindChoices } from './kind-choices.tsx';
import { useSetPreferences } from './preferences.queries.ts';

/** All choices in one form. Until something is changed it follows what is stored, also from another window. */
export function PreferencesForm({ stored }: { stored: PreferencesView }) {
  const [draft, setDraft] = useState<PreferencesView>();
  const [attempt, setAttempt] = useState(0);
  const { mutate, isPending, error, reset } = useSetPreferences();
  const failure = error === null ? undefined : parseFailure(error);
  const proposed = stored.isTimeZoneChosen ? stored : { ...stored, timeZone: getBrowserTimeZone() };
  const shown = draft ?? proposed;

  function change(part: Partial<PreferencesView>) {
    setDraft({ ...shown, ...part });
    if (error !== null) reset();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const sent = shown;
    mutate(sent, {
      onSuccess: () => {
        // What was chosen meanwhile waits for the next saving.
        setDraft((now) => (now === sent ? undefined : now));
        showSuccess({ title: texts.yourNotificationSettingsAreSaved });
      },
      onError: () => setAttempt((count) => count + 1),
    });
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-8">
      {failure !== undefined && <ErrorSummary attempt={attempt} entries={listProblems(failure)} />}
      <SectionCard id="kinds" title={texts.whatYouHearOf}>
        <KindChoices kinds={shown.kinds} onChange={(kinds) => change({ kinds })} />
      </SectionCard>
      <SectionCard id="times" title={texts.whenLettersCome}>
        <EmailTimes shown={shown} problems={failure?.fields ?? {}} onChange={change} />
      </SectionCard>
      <p>
        <Button type="submit" variant="primary" busy={isPending}>
          {isPending ? texts.saving : texts.saveNotificationSettings}
        </Button>
      </p>
    </form>
  );
}

function listProblems({ message, fields }: { message: string; fields: Record<string, string> }) {
  const problems = Object.entries(fields).flatMap(([field, problem]) => {
    const fieldId = emailTimeIds.get(field);
    return fieldId === undefined ? [] : [{ message: problem, fieldId }];
  });
  return problems.length > 0 ? problems : [{ message }];
}
