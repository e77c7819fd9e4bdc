import * as texts from '@porchlight/content/en/home-buyer-purchase.ts';
import * as words from '@porchlight/content/en/home-buyers.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { grantTitles } from '@porchlight/content/en/sharing.ts';
import { roleTitles } from '@porchlight/content/en/sharing-roles.ts';
import type { StaffPurchase } from '@porchlight/domain/home-buyers/staff-purchase.contract.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { listDoNotCall } from '../../console-kit/do-not-call.tsx';
import { useMay } from '../../console-kit/staff.queries.ts';
import { SummaryList } from '../../console-kit/staff-split.tsx';
import { When } from '../../console-kit/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { PurchaseLine } from './purchase-part.tsx';
import { StageForm } from './stage-form.tsx';

/** Who buys, with what each lets the company know, and who helps with what they see. */
export function PeoplePart({ purchase: { people, helpers } }: { purchase: StaffPurchase }) {
  return (
    <>
      {people.map((buyer) => (
        <Buyer key={buyer.id} buyer={buyer} />
      ))}
      <h4 className="pt-2 font-sans font-semibold text-base">{texts.helpers}</h4>
      {helpers.length === 0 ? (
        <p className="text-ink-soft">{texts.helpersEmpty}</p>
      ) : (
        <ul className="grid">
          {helpers.map((helper) => (
            <PurchaseLine key={helper.id} what={helper.name} more={describeGrants(helper.grants)}>
              {helper.state === 'invited' && <Badge>{texts.invited}</Badge>}
              {roleTitles[helper.role]}
            </PurchaseLine>
          ))}
        </ul>
      )}
    </>
  );
}

function Buyer({ buyer }: { buyer: StaffPurchase['people'][number] }) {
  const mayChange = useMay('decide');
  const { name, email, role, since, emailVerified, phone, calls, appliedAt, stage } = buyer;
  return (
    <div className="grid gap-2">
      <h4 className="wrap-anywhere font-sans font-semibold text-base">
        {name || email} <span className="font-normal text-ink-soft">{roleTitles[role]}</span>
      </h4>
      <SummaryList
        items={[
          ['E-mail', emailVerified ? email : texts.notConfirmed(email)],
          ...(phone === null ? [] : [[texts.phone, phone] as const]),
          ...(calls?.decision === 'withdrawn'
            ? listDoNotCall(calls)
            : [[texts.mayBeCalled, calls === null ? texts.callsUnknown : texts.callsGiven] as const]),
          [
            texts.application,
            appliedAt === null ? texts.noApplication : <When key="applied" at={appliedAt} />,
          ],
          [texts.buysSince, <When key="since" at={since} />],
        ]}
      />
      {mayChange && stage !== null && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-[.9375rem] text-dusk">
            {words.changeTheStage}
          </summary>
          <StageForm key={buyer.id} buyer={buyer} />
        </details>
      )}
    </div>
  );
}

function describeGrants(grants: StaffPurchase['helpers'][number]['grants']): string {
  if (grants.length === 0) return texts.seesNothing;
  const named = grants.map(({ what, document, until }) => {
    const title =
      what === 'messages'
        ? texts.readsAlong
        : document === null
          ? grantTitles[what]
          : texts.documentsOfKind(document);
    return until === null ? title : `${title} ${texts.until(formatInstant(until, 'medium', { locale }))}`;
  });
  return `${texts.sees}: ${named.join(', ')}`;
}
