import * as texts from '@porchlight/content/en/shared/console-kit.ts';
import { useState } from 'react';
import { browserStorage } from '../platform/browser/browser-storage.ts';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { sentence } from '../ui/sentence.ts';
import { WORK_KEYS_OFF } from './work-keys.ts';

/** Turns the console's keys off for a member who presses them without meaning to, by voice for example. */
export function WorkKeysSetting() {
  const [isOn, setIsOn] = useState(() => browserStorage.read(WORK_KEYS_OFF) === null);
  return (
    <Checkbox
      checked={isOn}
      onChange={({ target }) => {
        setIsOn(target.checked);
        if (target.checked) browserStorage.remove(WORK_KEYS_OFF);
        else browserStorage.write(WORK_KEYS_OFF, '1');
      }}
    >
      {sentence(
        texts.workKeysLabel(
          <kbd className="rounded-s border border-line-strong bg-sunken px-1.5 font-sans">/</kbd>,
        ),
      )}
      <span className="block text-[.9375rem] text-ink-soft">{texts.inThisBrowser}</span>
    </Checkbox>
  );
}
