import * as texts from '@porchlight/content/en/search.ts';
import { useState } from 'react';
import { browserStorage } from '../../platform/choices/browser-storage.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { sentence } from '../../ui/sentence.ts';
import { SEARCH_KEY_OFF } from './search-key.ts';

/** Turns the key / off for a reader who presses it without meaning to, by voice for example. */
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
      {sentence(
        texts.theKeyLeadsSearchBox(
          <kbd className="rounded-s border border-line-strong bg-surface px-1.5 font-sans">/</kbd>,
        ),
      )}
    </Checkbox>
  );
}
