import * as texts from '@porchlight/content/en/accounts-second-factor.ts';
import { site } from '@porchlight/content/site.ts';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../platform/api/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** The recovery codes, which are shown this once: to save, to print, to write down. */
export default function RecoveryCodeList({
  codes,
  onDone,
}: {
  codes: readonly string[];
  onDone: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {texts.yourRecoveryCodes}
      </h3>
      <Notice title={texts.recoveryNoticeTitle}>{texts.recoveryNoticeLead}</Notice>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        {codes.map((code) => (
          <li key={code} className="figure-tabular rounded-s bg-sunken px-3 py-2 text-center font-mono">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button size="small" onClick={() => saveCodes(codes)}>
          {texts.download}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button variant="primary" size="small" onClick={onDone}>
          {texts.recoveryCodesSaved}
        </Button>
      </div>
    </div>
  );
}

function saveCodes(codes: readonly string[]): void {
  const text = texts.recoveryFileText(codes.join('\n'));
  saveFile(`${site.name.toLowerCase()}-recovery-codes.txt`, new Blob([text], { type: 'text/plain' }));
}
