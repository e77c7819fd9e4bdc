import { TextField } from '../../ui/text-field.tsx';

/** Six digits from an authenticator app. */
export function CodeField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}) {
  return (
    <TextField
      id="code"
      label="Code from the app"
      hint="Six digits. The app shows a new one every 30 seconds."
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
