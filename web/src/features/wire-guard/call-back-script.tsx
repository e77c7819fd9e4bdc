import * as texts from '@porchlight/content/en/wire-guard/page.ts';
import { formatPhone, formatPhoneLink } from '@porchlight/domain/kernel/phone.ts';

/** The number that was written down, and what to say there. */
export function CallBackScript({ phone }: { phone: string }) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold text-ink">
        <a href={formatPhoneLink(phone)} className="text-link">
          {texts.callNumber(formatPhone(phone))}
        </a>
      </p>
      <p>{texts.notTheirNumber}</p>
      <p className="mt-1 font-semibold text-ink">{texts.scriptTitle}</p>
      <ol className="grid list-decimal gap-1.5 pl-5">
        {texts.script.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p>{texts.scriptAfter}</p>
    </div>
  );
}
