import { TextField } from '../../../ui/forms/text-field.tsx';
import type { Moment } from './offer-draft.ts';

/** A day and an hour on the clocks of the home. */
export function MomentFields({
  control,
  labels,
  hint,
  value,
  max,
  onChange,
}: {
  control: { id: string; error: string | undefined };
  labels: { day: string; hour: string };
  hint?: string;
  value: Moment;
  max?: string;
  onChange: (value: Moment) => void;
}) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...control}
        type="date"
        label={labels.day}
        hint={hint}
        max={max}
        value={value.day}
        onChange={({ target }) => onChange({ ...value, day: target.value })}
      />
      <TextField
        id={`${control.id}-hour`}
        type="time"
        label={labels.hour}
        value={value.hour}
        onChange={({ target }) => onChange({ ...value, hour: target.value })}
      />
    </div>
  );
}
