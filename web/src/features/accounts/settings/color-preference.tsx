import * as texts from '@porchlight/content/en/accounts.ts';
import { MonitorSmartphone, Moon, Sun } from 'lucide-react';
import { type ColorSet, useColorSet } from '../../../platform/choices/color-set.ts';

const choices: { value: ColorSet; label: string; hint: string; Icon: typeof Sun }[] = [
  { value: 'light', label: texts.light, hint: texts.lightHint, Icon: Sun },
  { value: 'night', label: texts.night, hint: texts.darkEndDay, Icon: Moon },
  { value: 'device', label: texts.asMyDevice, hint: texts.deviceColorsHint, Icon: MonitorSmartphone },
];

/** Which colors the site has in this browser; a choice shows at once, on every page and in every window. */
export function ColorPreference() {
  const [colorSet, choose] = useColorSet();
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{texts.colors}</legend>
      <p className="text-[.9375rem] text-ink-soft leading-normal">{texts.colorsLead}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {choices.map(({ value, label, hint, Icon }) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-3 rounded-m border border-line-strong p-4 has-checked:border-dusk has-checked:bg-sunken has-checked:outline-1 has-checked:outline-dusk has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="colors"
              value={value}
              checked={value === colorSet}
              onChange={() => choose(value)}
              className="mt-1 size-5 shrink-0 accent-dusk"
            />
            <span className="grid gap-1 leading-snug">
              <span className="flex items-center gap-2 font-semibold">
                <Icon aria-hidden="true" className="size-4.5 text-ink-soft" />
                {label}
              </span>
              <span className="text-[.9375rem] text-ink-soft">{hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
