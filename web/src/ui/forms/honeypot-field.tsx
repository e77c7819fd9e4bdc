import * as texts from '@porchlight/content/en/shared/ui.ts';
import type { HONEYPOT_FIELD } from '@porchlight/domain/accounts/challenge/challenge.ts';
import { useId } from 'react';

/** Its type keeps it the contract's; the value itself would bring the contract's schemas along to every public page. */
const NAME: typeof HONEYPOT_FIELD = 'homepage';

/** A field that people neither see nor reach and programs fill in; what comes with it filled is refused. */
export function HoneypotField() {
  const id = useId();
  return (
    <div aria-hidden="true" className="absolute -left-[10000px] size-px overflow-hidden">
      <label htmlFor={id}>{texts.honeypotLabel}</label>
      <input id={id} name={NAME} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
