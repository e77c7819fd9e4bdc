import * as texts from '@porchlight/content/en/accounts-second-factor.ts';
import type { SecondFactorSetUp as SetUp } from '@porchlight/domain/accounts/second-factor.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { pageApi } from '../../../platform/api/page-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { sentence } from '../../../ui/sentence.ts';
import { CodeField } from './code-field.tsx';
import { useReauthentication } from './use-reauthentication.tsx';

/** Units of white around the square, without which cameras do not find it (ISO/IEC 18004). */
const QUIET = 4;

/** The key as a square to scan and as text, and one code to show that the app has it. */
export default function SecondFactorSetUp({
  setUp: { key, uri, picture },
  onConfirmed,
  onCancel,
}: {
  setUp: SetUp;
  onConfirmed: (codes: readonly string[]) => void;
  onCancel: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [code, setCode] = useState('');
  const { withProof, question } = useReauthentication();
  const confirm = useMutation(pageApi.secondFactor.confirm.mutationOptions());
  const { send, busy, errorOf, problem } = useSend(async () => {
    onConfirmed((await withProof(() => confirm.mutateAsync({ code }))).recoveryCodes);
  }, ['code']);
  const side = picture.size + 2 * QUIET;
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {question}
      <div className="grid gap-2">
        <h3 ref={heading} tabIndex={-1} className="text-lg">
          {texts.scanAuthenticatorApp}
        </h3>
        <svg
          role="img"
          aria-label={texts.qrCodeLabel}
          viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
          shapeRendering="crispEdges"
          className="w-56 rounded-m border border-line"
        >
          <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="white" />
          <path d={picture.path} fill="black" />
        </svg>
        <p>
          {sentence(
            texts.qrCodeAlternative((words) => (
              <a href={uri} className="text-link">
                {words}
              </a>
            )),
          )}
        </p>
        <p className="figure-tabular font-mono [overflow-wrap:anywhere]">{key.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
      <div className="grid gap-2">
        <h3 className="text-lg">{texts.enterCodeStep}</h3>
        <CodeField value={code} onChange={setCode} error={errorOf('code')} />
      </div>
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="small" busy={busy}>
          {busy ? texts.checking : texts.switchCodesOn}
        </Button>
        <Button variant="plain" size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
