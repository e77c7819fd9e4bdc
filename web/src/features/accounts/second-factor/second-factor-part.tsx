import * as texts from '@porchlight/content/en/accounts-second-factor.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { SignInMethods } from '@porchlight/domain/accounts/account-settings.contract.ts';
import type { SecondFactorSetUp } from '@porchlight/domain/accounts/second-factor.contract.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { pageApi } from '../../../platform/api/page-api.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { focusCardTitle, SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useReadAgain } from '../account-settings.queries.ts';
import { useReauthentication } from './use-reauthentication.tsx';

const loadSetUp = () => import('./second-factor-set-up.tsx');
const loadCodes = () => import('./recovery-code-list.tsx');

const CARD = 'second-factor';

type Step = { kind: 'set-up'; setUp: SecondFactorSetUp } | { kind: 'codes'; codes: readonly string[] };

/** Switches codes from an app on and off, and replaces the recovery codes. */
export function SecondFactorPart({ methods }: { methods: SignInMethods }) {
  const [step, setStep] = useState<Step>();
  const readAgain = useReadAgain();
  const showCodes = (codes: readonly string[]) => {
    setStep({ kind: 'codes', codes });
    void readAgain();
  };
  function leave() {
    setStep(undefined);
    focusCardTitle(CARD);
  }
  return (
    <SectionCard id={CARD} title={texts.appCodesTitle}>
      <p className="text-ink-soft">{texts.appCodesLead}</p>
      {step?.kind === 'set-up' && (
        <LazyPart
          load={loadSetUp}
          props={{ setUp: step.setUp, onConfirmed: showCodes, onCancel: leave }}
          waiting={<Skeleton className="h-80" />}
        />
      )}
      {step?.kind === 'codes' && (
        <LazyPart
          load={loadCodes}
          props={{ codes: step.codes, onDone: leave }}
          waiting={<Skeleton className="h-80" />}
        />
      )}
      {step === undefined &&
        (methods.secondFactor === null ? (
          <Start onStarted={(setUp) => setStep({ kind: 'set-up', setUp })} />
        ) : (
          <On factor={methods.secondFactor} hasPassword={methods.hasPassword} onRenewed={showCodes} />
        ))}
    </SectionCard>
  );
}

function Start({ onStarted }: { onStarted: (setUp: SecondFactorSetUp) => void }) {
  const { withProof, question } = useReauthentication();
  const start = useMutation(pageApi.secondFactor.start.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    onStarted(await withProof(() => start.mutateAsync(undefined)));
  });
  return (
    <div className="grid gap-3">
      {question}
      <p>{texts.theyAreOff}</p>
      <Problem>{problem}</Problem>
      <p>
        <Button size="small" busy={busy} onClick={() => void send(undefined)}>
          {texts.setUpCodes}
        </Button>
      </p>
    </div>
  );
}

function On({
  factor,
  hasPassword,
  onRenewed,
}: {
  factor: NonNullable<SignInMethods['secondFactor']>;
  hasPassword: boolean;
  onRenewed: (codes: readonly string[]) => void;
}) {
  const [isEnding, setEnding] = useState(false);
  const { withProof, question } = useReauthentication();
  const renew = useMutation(pageApi.secondFactor.renewRecoveryCodes.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    const { recoveryCodes } = await withProof(() => renew.mutateAsync(undefined));
    onRenewed(recoveryCodes);
  });
  const left = factor.recoveryCodesLeft;
  return (
    <div className="grid gap-4">
      {question}
      <p>{texts.appCodesOn(formatShortDate(factor.since, locale), left)}</p>
      <Problem>{problem}</Problem>
      {isEnding ? (
        <TurnOff
          hasPassword={hasPassword}
          onCancel={() => {
            setEnding(false);
            focusCardTitle(CARD);
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button size="small" busy={busy} onClick={() => void send(undefined)}>
            {texts.replaceRecoveryCodes}
          </Button>
          <Button size="small" onClick={() => setEnding(true)}>
            {texts.switchOff}
          </Button>
        </div>
      )}
    </div>
  );
}

function TurnOff({ hasPassword, onCancel }: { hasPassword: boolean; onCancel: () => void }) {
  const [password, setPassword] = useState('');
  const readAgain = useReadAgain();
  const { withProof, question } = useReauthentication();
  const turnOff = useMutation(pageApi.secondFactor.turnOff.mutationOptions());
  const { send, busy, errorOf, problem } = useSend(
    async () => {
      await withProof(() => turnOff.mutateAsync(hasPassword ? { password } : {}));
      await readAgain();
      focusCardTitle(CARD);
      showSuccess({ title: texts.appCodesOff });
    },
    ['password'],
    'off-',
  );
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {question}
      {hasPassword && (
        <PasswordField
          id="off-password"
          label={texts.switchOffPassword}
          autoFocus
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={errorOf('password')}
        />
      )}
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" size="small" busy={busy}>
          {texts.switchCodesOff}
        </Button>
        <Button variant="plain" size="small" autoFocus={!hasPassword} onClick={onCancel}>
          {texts.keepThemOn}
        </Button>
      </div>
    </form>
  );
}
