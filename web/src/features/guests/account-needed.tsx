import * as texts from '@porchlight/content/en/guests.ts';
import { signIn } from '@porchlight/content/en/shared/shells.ts';
import { createPath, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** In place of a page that a guest cannot use: what is safe, and what opens it. */
export default function AccountNeeded() {
  const here = createPath(useLocation());
  return (
    <div className="page-width grid max-w-2xl gap-5 py-9">
      <PageTitle>{texts.accountNeededTitle}</PageTitle>
      <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.accountNeededTitle}</h1>
      <p>{texts.accountNeededLead}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" to={paths.signUp(here)}>
          {texts.createAccount}
        </ButtonLink>
        <ButtonLink to={paths.signIn(here)}>{signIn}</ButtonLink>
      </p>
    </div>
  );
}
