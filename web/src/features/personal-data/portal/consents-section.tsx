import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/personal-data.ts';
import {
  consentPurposeNames,
  consentSourceNames,
  type WithdrawableHere,
} from '@porchlight/domain/accounts/consents.ts';
import type { ConsentLine } from '@porchlight/domain/accounts/personal-data/personal-data.contract.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { useWithdrawConsent } from './personal-data.queries.ts';

const endings: Record<WithdrawableHere, { label: string; done: string }> = {
  'calls-and-texts': {
    label: texts.stopCallsButton,
    done: texts.callsStopped,
  },
  newsletter: { label: texts.endTheNewsletter, done: texts.newsletterEnded },
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
    <SectionCard id="consents" title={texts.consentsTitle}>
      <p className="text-ink-soft">{texts.consentsLead}</p>
      {consents.length === 0 && <p>{texts.consentsEmpty}</p>}
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
        {consentPurposeNames[purpose]}: {decision === 'given' ? texts.agreed : texts.takenBack}
      </span>
      <span className="text-[.9375rem] text-ink-soft">
        {sentence(
          texts.consentDetails(
            consentSourceNames[source],
            <time dateTime={at}>{formatShortDate(at, locale)}</time>,
            phone,
            version,
          ),
        )}
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
            onSuccess: () => showSuccess({ title: texts.withdrawnTitle, description: done }),
            onError: (error) =>
              showFailure({ title: texts.nothingWasChanged, description: parseFailure(error).message }),
          },
        )
      }
    >
      {label}
    </Button>
  );
}
