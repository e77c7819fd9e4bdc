import * as texts from '@porchlight/content/en/accounts.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { SignInMethods } from '@porchlight/domain/accounts/account-settings.contract.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import { useMutation } from '@tanstack/react-query';
import { pageApi } from '../../../platform/api/page-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { focusCardTitle, SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAccount } from '../account.queries.ts';
import { useReadAgain, useSignInMethods } from '../account-settings.queries.ts';
import { PasswordPart } from '../passwords/password-part.tsx';
import { PasskeysPart } from '../second-factor/passkeys-part.tsx';
import { SecondFactorPart } from '../second-factor/second-factor-part.tsx';
import { useReauthentication } from '../second-factor/use-reauthentication.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { settingsSections } from './settings-sections.ts';

/** Every way into the account. */
export default function SecurityPage() {
  const account = useAccount();
  const { data: methods, isError, isFetching, refetch } = useSignInMethods();
  return (
    <SettingsFrame section={settingsSections.security}>
      {isError && methods === undefined && (
        <LoadFailed title={texts.pageFailed} busy={isFetching} onRetry={() => void refetch()}>
          {texts.signInUnchanged}
        </LoadFailed>
      )}
      {!isError && !(account && methods) && (
        <div aria-busy="true" className="grid gap-8">
          <Skeleton className="h-110" />
          <Skeleton className="h-64" />
          <Skeleton className="h-52" />
        </div>
      )}
      {account && methods && (
        <>
          <PasswordPart hasPassword={methods.hasPassword} email={account.email} />
          <PasskeysPart passkeys={methods.passkeys} />
          <SecondFactorPart methods={methods} />
          <IdentitiesPart methods={methods} />
        </>
      )}
    </SettingsFrame>
  );
}

/** Links and unlinks the provider that the operator set; not there when there is none. */
function IdentitiesPart({ methods: { provider, identities } }: { methods: SignInMethods }) {
  if (provider === null && identities.length === 0) return null;
  return (
    <SectionCard id="linked" title={texts.linkedSignIn}>
      {identities.length > 0 && (
        <ul className="grid gap-5">
          {identities.map((identity) => (
            <Linked key={identity.id} {...identity} />
          ))}
        </ul>
      )}
      {provider !== null && identities.length === 0 && <LinkButton name={provider} />}
    </SectionCard>
  );
}

function Linked({ id, provider, linkedAt }: SignInMethods['identities'][number]) {
  const readAgain = useReadAgain();
  const { withProof, question } = useReauthentication();
  const unlink = useMutation(pageApi.identities.unlink.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    await withProof(() => unlink.mutateAsync({ id }));
    await readAgain();
    focusCardTitle('linked');
    showSuccess({ title: texts.isUnlinked(provider) });
  });
  return (
    <li className="grid gap-2">
      {question}
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
        <p className="grid gap-0.5">
          <span className="font-semibold">{provider}</span>
          <span className="text-[.9375rem] text-ink-soft">
            {texts.linked(formatShortDate(linkedAt, locale))}
          </span>
        </p>
        <Button
          size="small"
          busy={busy}
          aria-label={texts.unlink(provider)}
          onClick={() => void send(undefined)}
        >
          {texts.identitiesPartUnlink}
        </Button>
      </div>
      <Problem>{problem}</Problem>
    </li>
  );
}

function LinkButton({ name }: { name: string }) {
  const { withProof, question } = useReauthentication();
  const startLink = useMutation(pageApi.identities.startLink.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    const { url } = await withProof(() => startLink.mutateAsync({ purpose: 'link' }));
    window.location.assign(url);
  });
  return (
    <div className="grid gap-3">
      {question}
      <p>{texts.linkSignWell(name)}</p>
      <Problem>{problem}</Problem>
      <p>
        <Button size="small" busy={busy} onClick={() => void send(undefined)}>
          {texts.link(name)}
        </Button>
      </p>
    </div>
  );
}
