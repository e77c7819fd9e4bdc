import * as texts from '@porchlight/content/en/signing.ts';
import { signingConsent } from '@porchlight/content/en/signing-consent.ts';
import * as pagesTexts from '@porchlight/content/en/signing-pages.ts';
import { DEMONSTRATION_PAGE } from '@porchlight/domain/signing/page-measures.ts';
import { Download } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { followDownload } from '../../platform/follow-download.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { Notice } from '../../ui/notice.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';
import { ConsentText } from './consent-text.tsx';
import { PageFrame } from './pages/page-frame.tsx';
import { usePageWidth } from './pages/pages-view.tsx';
import { usePagesFile } from './pages/use-pages-file.ts';
import { useGiveConsent } from './signing.queries.ts';
import { demonstrationAddress } from './signing-addresses.ts';

const { title, version, summary, agreement } = signingConsent;

/**
 * The consent to electronic records, once, before the first signature (15 U.S.C. 7001(c)). Someone who can type the digits of a PDF that is
 * shown like the documents has shown that this device can open what they will be given.
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
    void send(digits);
  }
  return (
    <Dialog
      open
      title={title}
      description={
        <ul className="grid list-disc gap-1 pl-5">
          {summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      }
      onClose={onClose}
      {...(findFocusAfter && { findFocusAfter })}
    >
      <details className="rounded-m border border-line">
        <summary className="min-h-11 px-4 py-2.5 font-semibold text-dusk">{texts.wholeNotice}</summary>
        <div className="px-4 pt-2 pb-5">
          <ConsentText />
        </div>
      </details>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-[16rem_1fr] sm:items-start">
          <DemonstrationPage />
          <div className="grid gap-1">
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
              error={isAsked && isShort ? texts.codeMissing : isRefused ? failure.message : errorOf('code')}
            />
            <a
              href={demonstrationAddress}
              download
              onClick={(event) => void followDownload(event)}
              className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-dusk underline-offset-4 hover:underline"
            >
              <Download aria-hidden="true" className="size-4.5" />
              {texts.downloadThePdf}
            </a>
          </div>
        </div>
        <p>{agreement}</p>
        <Problem>{isRefused ? undefined : problem}</Problem>
        <DialogActions>
          <Button onClick={onClose}>{texts.notNow}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? texts.checking : texts.iAgree}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The PDF that holds the digits, drawn as the documents are that will be signed. */
function DemonstrationPage() {
  const [tries, setTries] = useState(0);
  const [column, setColumn] = useState<HTMLElement | null>(null);
  const { width } = usePageWidth(column);
  const { file, hasFailed } = usePagesFile(demonstrationAddress, tries);
  const openAgain = () => setTries(tries + 1);
  if (hasFailed)
    return (
      <div role="alert">
        <Notice
          look="wrong"
          title={pagesTexts.loadFailed}
          action={
            <Button variant="primary" size="small" onClick={openAgain}>
              {pagesTexts.tryAgain}
            </Button>
          }
        >
          {pagesTexts.loadFailedLead}
        </Notice>
      </div>
    );
  return (
    <ol ref={setColumn} aria-busy={file === undefined} className="rounded-m bg-sunken py-3">
      <PageFrame
        number={1}
        total={1}
        size={DEMONSTRATION_PAGE}
        width={width}
        file={file}
        isNear
        onDrawn={ignoreDrawn}
        onRetry={openAgain}
      >
        {undefined}
      </PageFrame>
    </ol>
  );
}

/** Here no page has to be read to its foot. */
const ignoreDrawn = () => undefined;
