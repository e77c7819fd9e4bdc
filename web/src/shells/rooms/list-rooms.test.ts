import { describe, expect, it } from 'vitest';
import { pages } from '../../pages/page-list.ts';
import { describeCurrent, findRoomPath, listRoomGroups, splitRooms } from './list-rooms.ts';

const buying = listRoomGroups(false).flatMap(({ rooms }) => rooms);

/** Pages of the portal that are reached from one of its rooms, from a notification, or by a link in an email. */
const withinRooms = [
  '/portal/beta-request',
  '/portal/join',
  '/portal/messages',
  '/portal/notifications',
  '/portal/reports-and-conditions',
  '/portal/search',
  '/portal/sign-invitation',
];

describe('the rooms of the portal', () => {
  it('are pages of the page list, each with a name, a place and a picture of its own', () => {
    const places = pages.flatMap(({ room }) => (room === undefined ? [] : [`${room.group} ${room.place}`]));
    expect(new Set(places).size).toBe(places.length);
    expect(buying).toHaveLength(places.length);
    for (const { path } of buying) expect(pages.map((page) => page.path)).toContain(path);
    for (const key of ['label', 'path', 'icon'] as const)
      expect(new Set(buying.map((room) => room[key])).size, key).toBe(buying.length);
  });

  it('have each page of the portal in one of them that is an entrance', () => {
    const inPortal = pages.filter(({ shell }) => shell === 'portal' || shell === 'signed-in');
    const placeholders = inPortal.filter(({ id }) => id?.startsWith('waitlist-') || id?.startsWith('moved-'));
    const left = inPortal
      .filter((page) => !placeholders.includes(page))
      .flatMap(({ addresses }) => addresses)
      .filter((address) => findRoomPath(address) === undefined);
    expect(left.sort()).toEqual(withinRooms);
  });

  it.each([
    { hasClosed: false, bar: ['Today', 'Plan', 'Homes', 'Documents'], waiting: 'Your home' },
    { hasClosed: true, bar: ['Today', 'Plan', 'Your home', 'Documents'], waiting: 'Homes' },
  ])('are four at the foot of a phone and the others in its sheet (closed: $hasClosed)', (expected) => {
    const { bar, sheet } = splitRooms(expected.hasClosed);
    expect(bar.map(({ label }) => label)).toEqual(expected.bar);
    expect(sheet.at(-1)?.rooms[0]?.label).toBe(expected.waiting);
    const inSheet = sheet.flatMap(({ rooms }) => rooms.map(({ path }) => path));
    expect([...bar.map(({ path }) => path), ...inSheet].sort()).toEqual(
      buying.map(({ path }) => path).sort(),
    );
  });

  it.each([
    ['/portal', '/portal', 'page'],
    ['/portal/', '/portal', 'page'],
    ['/portal/milestones/offer', '/portal', true],
    ['/portal/home', '/portal/home', 'page'],
    ['/portal/home/loan', '/portal/home', true],
    ['/portal/homes', '/portal/homes', 'page'],
    ['/portal/closing', '/portal/preparing', true],
    ['/portal/settings/data', '/portal/settings', true],
    ['/tools/affordability', '/tools', true],
    ['/tools/compare-offers', '/tools/compare-offers', 'page'],
    ['/portal/search', undefined, undefined],
  ] as const)('%s is in the room %s', (address, room, current) => {
    expect(findRoomPath(address)).toBe(room);
    if (room !== undefined) expect(describeCurrent(room, address)).toBe(current);
  });
});
