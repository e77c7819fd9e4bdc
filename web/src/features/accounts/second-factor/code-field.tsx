import * as texts from '@porchlight/content/en/accounts-second-factor.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';

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
      label={texts.codeLabel}
      hint={texts.codeHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
