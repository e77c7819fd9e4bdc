import { useState } from 'react';
import { browserStorage } from '../../platform/browser-storage.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { WORK_KEYS_OFF } from './work-keys.ts';

/** Turns the console's keys off for whoever presses them without meaning to, by voice for example. */
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
      One key alone works on the open lead or document, and{' '}
      <kbd className="rounded-s border border-line-strong bg-sunken px-1.5 font-sans">/</kbd> leads to the
      search of a list
      <span className="block text-[.9375rem] text-ink-soft">In this browser.</span>
    </Checkbox>
  );
}
