import * as texts from '@porchlight/content/en/sharing/people.ts';
import { roleTitles } from '@porchlight/content/en/sharing/roles.ts';
import { isBuyerRole } from '@porchlight/domain/purchases/purchases.ts';
import type { PersonView } from '@porchlight/domain/sharing/sharing-views.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import { PersonHead } from './person-head.tsx';

/** The one or two who buy, and an invitation that waits; alone, the way to invite a co-buyer. */
export function BuyersPart({ people, onInvite }: { people: readonly PersonView[]; onInvite: () => void }) {
  const buyers = people.filter(({ role }) => isBuyerRole(role));
  return (
    <SectionCard id="buyers" title={texts.whoBuys}>
      <ul className="grid gap-5">
        {buyers.map((person) => (
          <li key={person.id} className="grid gap-3">
            <PersonHead name={person.name} detail={person.email ?? roleTitles[person.role]}>
              {person.isYou && <Badge look="done">{texts.you}</Badge>}
              {person.state === 'invited' ? (
                <Badge look="now">{texts.invited}</Badge>
              ) : (
                !person.isYou && <Badge>{roleTitles[person.role]}</Badge>
              )}
            </PersonHead>
            {person.state === 'invited' && <InvitationActions person={person} cardId="buyers" />}
          </li>
        ))}
      </ul>
      {buyers.length === 1 && (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-soft">{texts.youBuyAlone}</p>
          <Button size="small" onClick={onInvite}>
            {texts.inviteACoBuyer}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
