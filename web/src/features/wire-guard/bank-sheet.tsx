import * as texts from '@porchlight/content/en/wire-guard/page.ts';

/** On paper alone: what is filled in by hand before the bank sends the money. */
export function BankSheet() {
  return (
    <div className="hidden gap-2 text-[.9375rem] leading-snug print:grid">
      <h3 className="text-lg">{texts.bankTitle}</h3>
      <p>{texts.bankLead}</p>
      <dl className="grid gap-3">
        {texts.bankLines.map((line) => (
          <div key={line} className="flex items-end gap-3">
            <dt className="shrink-0">{line}</dt>
            <dd className="grow border-line-strong border-b">{'\u00a0'}</dd>
          </div>
        ))}
      </dl>
      <h3 className="text-lg">{texts.scriptTitle}</h3>
      <ol className="grid list-decimal gap-1 pl-5">
        {texts.script.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p>{texts.stopAtTheBank}</p>
    </div>
  );
}
