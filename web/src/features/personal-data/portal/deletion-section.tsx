import { dataRetention } from '@porchlight/content/en/data-retention.ts';
import * as texts from '@porchlight/content/en/personal-data/portal.ts';
import { GRACE_DAYS, REMINDER_DAYS } from '@porchlight/domain/personal-data/account-deletion.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** What a deletion takes and what it leaves, and the way to it. */
export function DeletionSection({ isUnderWay }: { isUnderWay: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <SectionCard id="delete" title={texts.deleteAccount}>
      <h3 className="font-semibold text-lg">{texts.whatGoes}</h3>
      <ul className="grid list-disc gap-1.5 pl-5">
        {dataRetention.deleted.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <h3 className="font-semibold text-lg">{texts.whatStays}</h3>
      <ul className="grid gap-4">
        {dataRetention.kept.map(({ what, why, howLong }) => (
          <li key={what} className="grid gap-1 border-line border-l-3 pl-4">
            <p>{what}</p>
            <p className="text-[.9375rem] text-ink-soft leading-normal">
              {why} <strong className="font-semibold text-ink">{texts.kept(howLong)}</strong>
            </p>
          </li>
        ))}
      </ul>
      {!isUnderWay && (
        <>
          <h3 className="font-semibold text-lg">{texts.when}</h3>
          <p>{texts.daysAfterAskUntilThen(GRACE_DAYS, REMINDER_DAYS)}</p>
          <p>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {texts.deleteMyAccount}
            </Button>
          </p>
        </>
      )}
      {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </SectionCard>
  );
}
