import { roleTitles } from '@porchlight/content/en/sharing-roles.ts';
import type { PurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import type { DocumentList } from '@porchlight/domain/documents/documents.contract.ts';
import type { HomesView } from '@porchlight/domain/homes/homes.contract.ts';
import type { PurchaseView } from '@porchlight/domain/sharing/sharing-views.ts';
import { findMainHome } from '@porchlight/domain/today/main-home.ts';
import { paths } from '../../paths.ts';
import { homesPath } from '../../ui/home/homes-path.ts';
import type { FoundText } from './found-text.ts';

/** What the device has of the buyer's own rooms; what was not read is undefined. */
export type OwnRooms = {
  homes: HomesView | undefined;
  purchase: Pick<PurchaseView, 'nickname' | 'people'> | undefined;
  dates: Pick<PurchaseDates, 'dates'> | undefined;
  documents: readonly Pick<DocumentList['documents'][number], 'id' | 'name'>[] | undefined;
};

export type OwnName = FoundText & { otherName?: string | undefined };

/** The names that a buyer's own things are suggested by, as `found-names.ts` of the server finds them. */
export function listOwnNames({ homes, purchase, dates, documents }: OwnRooms): OwnName[] {
  const others = (purchase?.people ?? []).filter(({ isYou, state }) => !isYou && isOfPurchase(state));
  return [
    ...listHomeNames(homes, purchase?.nickname ?? ''),
    ...others.map(({ id, name, role }) => ({
      ...{ kind: 'person' as const, key: `person-${id}`, to: `${paths.people}#person-${id}` },
      ...{ title: name, otherName: roleTitles[role], passages: [roleTitles[role]] },
    })),
    ...(dates?.dates ?? []).map(({ key, title }) => ({
      ...{ kind: 'date' as const, key: `date-${key}`, to: `${paths.dates}#${key}`, title, passages: [] },
    })),
    ...(documents ?? []).map(({ id, name }) => ({
      ...{ kind: 'document' as const, key: id, to: `${paths.documents}#document-${id}` },
      ...{ title: name, passages: [] },
    })),
  ];
}

/** The nickname of the purchase is that of the home it is about. */
function listHomeNames(homes: HomesView | undefined, nickname: string): OwnName[] {
  if (homes === undefined) return [];
  const named = nickname === '' ? undefined : findMainHome(homes)?.home.id;
  return homes.homes.map(({ id, address }) => ({
    ...{ kind: 'home', key: `home-${id}`, to: `${homesPath}#${id}`, title: address },
    ...(id === named ? { otherName: nickname, passages: [nickname] } : { passages: [] }),
  }));
}

const isOfPurchase = (state: string) => state === 'invited' || state === 'active';
