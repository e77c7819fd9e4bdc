import * as texts from '@porchlight/content/en/signing.ts';
import { signingConsent } from '@porchlight/content/en/signing-consent.ts';
import { Download } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { followDownload } from '../../platform/follow-download.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { WorkDialog } from '../../ui/work-dialog.tsx';
import { ConsentText } from './consent-text.tsx';
import { useGiveConsent } from './signing.queries.ts';
import { demonstrationAddress } from './signing-addresses.ts';

const { title, version, demonstration, agreement } = signingConsent;
const FORM = 'signing-consent';
const missing = {
  code: texts.codeMissing,
  agreement: texts.agreementMissing,
};

/**
 * The consent to electronic records, once, before the first signature (15 U.S.C. 7001(c)). Someone who can type the code
 * from the PDF has shown that they can open what they will be given.
 */
export function ConsentDialog({
  onGiven,
  onClose,
  findFocusAfter,
}: {
  onGiven: () => void;
  onClose: () => void;
  findFocusAfter?: () => HTMLElement | null;
}) {
  const [code, setCode] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const give = useGiveConsent();
  const { send, busy, errorOf, problem, failure, clear } = useSend(
    async (digits: string) => {
      await give.mutateAsync({ version, code: digits });
      onGiven();
    },
    ['code'],
    'consent-',
  );
  const digits = code.replace(/\D/g, '');
  const isShort = digits.length !== 6;
  const isRefused = failure?.code === 'CODE_NOT_ACCEPTED';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsAsked(true);
    if (isShort) return document.getElementById('consent-code')?.focus();
    if (!agreed) return document.getElementById('consent-agreed')?.focus();
    void send(digits);
  }
  return (
    <WorkDialog
      title={title}
      description={<p>{texts.consentLead}</p>}
      onClose={onClose}
      {...(findFocusAfter && { findFocusAfter })}
      foot={
        <div className="grid grid-cols-2 gap-3 sm:flex sm:justify-end">
          <Button onClick={onClose}>{texts.notNow}</Button>
          <Button type="submit" form={FORM} variant="primary" busy={busy}>
            {busy ? texts.checking : texts.iAgree}
          </Button>
        </div>
      }
    >
      <section
        aria-label={texts.consentText}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to by the keyboard too.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-4 py-6 sm:px-7"
      >
        <div className="mx-auto grid max-w-[68ch] gap-8">
          <ConsentText />
          <form id={FORM} onSubmit={submit} noValidate className="grid gap-5 border-line border-t pt-7">
            <h3 className="text-lg">{demonstration.title}</h3>
            {demonstration.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <a
                href={demonstrationAddress}
                download
                onClick={(event) => void followDownload(event)}
                className="inline-flex min-h-12 items-center gap-2 rounded-m border border-line-strong px-5.5 font-semibold leading-tight hover:bg-sunken"
              >
                <Download aria-hidden="true" className="size-4.5" />
                {texts.downloadThePdf}
              </a>
            </p>
            <div className="max-w-60">
              <TextField
                id="consent-code"
                label={texts.codeLabel}
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
                value={code}
                onChange={(event) => {
                  setCode(event.target.value);
                  clear();
                }}
                error={isAsked && isShort ? missing.code : isRefused ? failure.message : errorOf('code')}
              />
            </div>
            <div>
              {isAsked && !agreed && (
                <div role="alert">
                  <FieldError id="consent-missing">{missing.agreement}</FieldError>
                </div>
              )}
              <Checkbox
                id="consent-agreed"
                checked={agreed}
                invalid={isAsked && !agreed}
                aria-describedby={isAsked && !agreed ? 'consent-missing' : undefined}
                onChange={(event) => setAgreed(event.target.checked)}
              >
                {agreement}
              </Checkbox>
            </div>
            <Problem>{isRefused ? undefined : problem}</Problem>
          </form>
        </div>
      </section>
    </WorkDialog>
  );
}
