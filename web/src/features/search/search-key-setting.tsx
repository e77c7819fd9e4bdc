import { useState } from 'react';
import { browserStorage } from '../../platform/browser-storage.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SEARCH_KEY_OFF } from './search-key.ts';

/** Turns the key / off for whoever presses it without meaning to, by voice for example. */
export function SearchKeySetting() {
  const [isOn, setIsOn] = useState(() => browserStorage.read(SEARCH_KEY_OFF) === null);
  return (
    <Checkbox
      checked={isOn}
      onChange={({ target }) => {
        setIsOn(target.checked);
        if (target.checked) browserStorage.remove(SEARCH_KEY_OFF);
        else browserStorage.write(SEARCH_KEY_OFF, '1');
      }}
    >
      The key <kbd className="rounded-s border border-line-strong bg-surface px-1.5 font-sans">/</kbd> leads
      to the search box from any page of the portal
    </Checkbox>
  );
}
