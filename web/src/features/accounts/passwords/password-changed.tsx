import * as texts from '@porchlight/content/en/accounts-sign-in.ts';
import { useLocation } from 'react-router';
import { useHydrated } from '../../../platform/page/hydrated.ts';
import { Notice } from '../../../ui/notice.tsx';

/** The state of a visit to the sign-in page by a reader who has just set the password, perhaps their first. */
export const PASSWORD_CHANGED = 'password-changed';

export function PasswordChangedNotice() {
  const { state } = useLocation();
  const hydrated = useHydrated();
  if (!hydrated || state !== PASSWORD_CHANGED) return null;
  return (
    <Notice look="done" title={texts.passwordSet}>
      {texts.passwordSetLead}
    </Notice>
  );
}
