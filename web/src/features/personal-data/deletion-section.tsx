import { dataRetention } from '@porchlight/content/data-retention.ts';
import { GRACE_DAYS, REMINDER_DAYS } from '@porchlight/domain/personal-data/account-deletion.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** What a deletion takes and what it leaves, and the way to it. */
export function DeletionSection({ isUnderWay }: { isUnderWay: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <SectionCard id="delete" title="Delete account">
      <h3 className="font-semibold text-lg">What goes</h3>
      <ul className="grid list-disc gap-1.5 pl-5">
        {dataRetention.deleted.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <h3 className="font-semibold text-lg">What stays</h3>
      <ul className="grid gap-4">
        {dataRetention.kept.map(({ what, why, howLong }) => (
          <li key={what} className="grid gap-1 border-line border-l-3 pl-4">
            <p>{what}</p>
            <p className="text-[.9375rem] text-ink-soft leading-normal">
              {why} <strong className="font-semibold text-ink">Kept: {howLong}</strong>
            </p>
          </li>
        ))}
      </ul>
      {!isUnderWay && (
        <>
          <h3 className="font-semibold text-lg">When</h3>
          <p>
            {GRACE_DAYS} days after you ask. Until then you can sign in and keep the account; {REMINDER_DAYS}{' '}
            days before the end we remind you by e-mail. Every device is signed out at once.
          </p>
          <p>
            <Button variant="danger" onClick={() => setAsking(true)}>
              Delete my account
            </Button>
          </p>
        </>
      )}
      {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </SectionCard>
  );
}
