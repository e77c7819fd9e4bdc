import { type ListedRoom, roomGroups } from '../../pages/at-build/portal-rooms.ts';

type RoomGroup = (typeof roomGroups)[number];

/** The rooms in their groups. Of Homes and Your home, the one whose time it is not is the first of the last group, and in no bar. */
export function listRoomGroups(hasClosed: boolean): readonly RoomGroup[] {
  const isWaiting = ({ season }: ListedRoom) => season === (hasClosed ? 'buying' : 'owning');
  const waiting = roomGroups
    .flatMap(({ rooms }) => rooms.filter(isWaiting))
    .map((room): ListedRoom => ({ ...room, inBar: undefined }));
  return roomGroups.map(({ title, rooms }, place) => ({
    title,
    rooms: [...(place === roomGroups.length - 1 ? waiting : []), ...rooms.filter((room) => !isWaiting(room))],
  }));
}

/** What a phone shows at its foot, and what the sheet behind its last entry shows. */
export function splitRooms(hasClosed: boolean): { bar: readonly ListedRoom[]; sheet: readonly RoomGroup[] } {
  const groups = listRoomGroups(hasClosed);
  return {
    bar: groups.flatMap(({ rooms }) => rooms.filter(({ inBar }) => inBar)),
    sheet: groups.map(({ title, rooms }) => ({ title, rooms: rooms.filter(({ inBar }) => !inBar) })),
  };
}

/** The path of the room that an address is in: its own, or the one with the longest beginning of it. */
export function findRoomPath(pathname: string): string | undefined {
  const begun = roomGroups.flatMap(({ rooms }) =>
    rooms.flatMap(({ path, around = [] }) => [
      ...(isSamePage(path, pathname) ? [{ path, length: Number.POSITIVE_INFINITY }] : []),
      ...around.flatMap((start) => (pathname.startsWith(start) ? [{ path, length: start.length }] : [])),
    ]),
  );
  return begun.sort((one, other) => other.length - one.length)[0]?.path;
}

/** How a link to a room says that the reader is in it: on its own page, or on one that belongs to it. */
export function describeCurrent(path: string, pathname: string): 'page' | true | undefined {
  if (isSamePage(path, pathname)) return 'page';
  return findRoomPath(pathname) === path ? true : undefined;
}

/** While the pages are built, an address ends with a slash. */
function isSamePage(path: string, pathname: string): boolean {
  return pathname === path || pathname === `${path}/`;
}
