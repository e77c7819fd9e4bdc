import { portalRooms } from '@porchlight/content/en/portal-rooms.ts';
import type { PortalRoom } from '../define-pages.ts';
import { pages } from '../page-list.ts';

/** A room as the navigation of the portal lists it. */
export type ListedRoom = Pick<PortalRoom, 'icon' | 'inBar' | 'season' | 'around'> & {
  label: string;
  path: string;
};

/** The rooms of the portal, in groups by what they are about. */
export const roomGroups: readonly { title: string; rooms: readonly ListedRoom[] }[] = Object.entries(
  portalRooms.groups,
).map(([group, title]) => ({
  title,
  rooms: pages
    .flatMap(({ path, room }) => (room?.group === group ? [{ path, room }] : []))
    .sort((one, other) => one.room.place - other.room.place)
    .map(({ path, room: { icon, inBar, season, around, label } }) => ({
      label: portalRooms.labels[label],
      path,
      icon,
      inBar,
      season,
      around,
    })),
}));
