import {
  consentPurposeNames,
  consentSourceNames,
  type WithdrawableHere,
} from '@porchlight/domain/consents/consents.ts';
import type { ConsentLine } from '@porchlight/domain/personal-data/personal-data.contract.ts';
import { formatShortDate } from '@porchlight/domain/shared/formats.ts';
import { readFailure } from '../../platform/failure.ts';
import { showFailure, showSuccess } from '../../platform/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useWithdrawConsent } from './personal-data.queries.ts';

const endings: Record<WithdrawableHere, { label: string; done: string }> = {
  'calls-and-texts': {
    label: 'Stop calls and text messages',
    done: 'We no longer call or text you.',
  },
  newsletter: { label: 'End the newsletter', done: 'No more newsletters go to your address.' },
};

/** What the buyer agreed to and took back, and the way to take back what holds. */
export function ConsentsSection({
  consents,
  withdrawable,
}: {
  consents: readonly ConsentLine[];
  withdrawable: readonly WithdrawableHere[];
}) {
  return (
    <SectionCard id="consents" title="What you agreed to">
      <p className="text-ink-soft">
        Each agreement and each time you took one back, newest first. Nothing here depends on your agreeing to
        calls or newsletters.
      </p>
      {consents.length === 0 && <p>You have agreed to nothing that we keep a record of.</p>}
      {consents.length > 0 && (
        <ul className="grid">
          {consents.map((consent) => (
            <Line key={consent.id} consent={consent} />
          ))}
        </ul>
      )}
      {withdrawable.length > 0 && (
        <p className="flex flex-wrap gap-3">
          {withdrawable.map((purpose) => (
            <Withdrawal key={purpose} purpose={purpose} />
          ))}
        </p>
      )}
    </SectionCard>
  );
}

function Line({ consent: { purpose, decision, at, source, version, phone } }: { consent: ConsentLine }) {
  return (
    <li className="grid gap-0.5 border-line border-t py-3">
      <span className="font-semibold">
        {consentPurposeNames[purpose]}: {decision === 'given' ? 'agreed' : 'taken back'}
      </span>
      <span className="text-[.9375rem] text-ink-soft">
        {consentSourceNames[source]}, <time dateTime={at}>{formatShortDate(at)}</time>
        {phone !== null && `, for ${phone}`}
        {version !== null && `, text of ${version}`}
      </span>
    </li>
  );
}

function Withdrawal({ purpose }: { purpose: WithdrawableHere }) {
  const withdrawal = useWithdrawConsent();
  const { label, done } = endings[purpose];
  return (
    <Button
      busy={withdrawal.isPending}
      onClick={() =>
        withdrawal.mutate(
          { purpose },
          {
            onSuccess: () => showSuccess({ title: 'Taken back', description: done }),
            onError: (error) =>
              showFailure({ title: 'Nothing was changed', description: readFailure(error).message }),
          },
        )
      }
    >
      {label}
    </Button>
  );
}
