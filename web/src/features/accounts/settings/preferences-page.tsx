import * as texts from '@porchlight/content/en/accounts.ts';
import { type TextSize, useTextSize } from '../../../platform/choices/text-size.ts';
import { ColorPreference } from './color-preference.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { settingsSections } from './settings-sections.ts';

const choices: { value: TextSize; label: string; look: string }[] = [
  { value: 'normal', label: texts.normal, look: 'text-[17px]' },
  { value: 'large', label: texts.large, look: 'text-[19px]' },
  { value: 'larger', label: texts.larger, look: 'text-[21px]' },
];

/** How large the text is in this browser; a choice shows at once, on every page and in every window. */
function TextSizePreference() {
  const [textSize, choose] = useTextSize();
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{texts.textSize}</legend>
      <p className="text-[.9375rem] text-ink-soft leading-normal">{texts.textSizeHint}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {choices.map(({ value, label, look }) => (
          <label
            key={value}
            className="flex cursor-pointer items-center gap-3 rounded-m border border-line-strong p-4 has-checked:border-dusk has-checked:bg-sunken has-checked:outline-1 has-checked:outline-dusk has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="text-size"
              value={value}
              checked={value === textSize}
              onChange={() => choose(value)}
              className="size-5 shrink-0 accent-dusk"
            />
            <span className={`font-semibold ${look}`}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export default function PreferencesPage() {
  return (
    <SettingsFrame section={settingsSections.preferences}>
      <ColorPreference />
      <TextSizePreference />
    </SettingsFrame>
  );
}
