import { useMemo, useSyncExternalStore } from 'react';
import { browserStorage } from '../browser/browser-storage.ts';
import { createListeners } from '../browser/listeners.ts';
import { createSubmissionId } from '../browser/submission-id.ts';

/** Something the reader changed that the server has not stored yet. `value` is what was kept, of whatever age. */
export type WaitingEntry = { key: string; value: unknown };

/**
 * Changes on their way to the server, kept in the browser so that a lost connection, a reload or a closed window loses
 * none. Each entry has a storage key of its own, so that two windows never write over each other; keys sort by time.
 * Where the browser keeps nothing (storage full or forbidden), entries live for as long as the page is open.
 */
const PREFIX = 'waiting:';

/** What useSyncExternalStore compares: replaced with each change. Undefined until first read. */
let entries: readonly WaitingEntry[] | undefined;
const { subscribe, notify } = createListeners();
let settleElsewhere: () => Promise<unknown> = async () => {};
let counter = 0;
/** Keys of entries that the browser would not keep. */
const unkept = new Set<string>();

/** One account's entries, oldest first. Empty in the built page and for a visitor. */
export function useWaiting(ownerId: string | undefined): readonly WaitingEntry[] {
  const all = useSyncExternalStore(subscribe, readAll, () => none);
  return useMemo(() => pickOwn(all, ownerId), [all, ownerId]);
}

/** The same without what another window sent a moment ago: sending it again could undo a later change. */
export function listWaiting(ownerId: string): readonly WaitingEntry[] {
  return pickOwn(readAll(), ownerId).filter(
    ({ key }) => unkept.has(key) || browserStorage.read(key) !== null,
  );
}

export function addWaiting(ownerId: string, value: unknown): void {
  const key = getEntryName(ownerId);
  if (!browserStorage.write(key, JSON.stringify(value))) unkept.add(key);
  replaceAll([...readAll(), { key, value }]);
}

export function removeWaiting(keys: readonly string[]): void {
  if (keys.length === 0) return;
  for (const key of keys) forget(key);
  replaceAll(readAll().filter(({ key }) => !keys.includes(key)));
}

/** Forgets what one account left, for good. */
export function clearWaiting(ownerId: string): void {
  removeWaiting(listWaiting(ownerId).map(({ key }) => key));
}

/**
 * What has to be read again before an entry that another window sent may leave the list here: until then it is what
 * keeps this window from showing the state before it.
 */
export function setSender(readAgain: () => Promise<unknown>): void {
  settleElsewhere = readAgain;
}

const none: readonly WaitingEntry[] = [];

function pickOwn(all: readonly WaitingEntry[], ownerId: string | undefined): readonly WaitingEntry[] {
  return ownerId === undefined ? none : all.filter(({ key }) => key.startsWith(`${PREFIX}${ownerId}:`));
}

function getEntryName(ownerId: string): string {
  counter += 1;
  const moment = Date.now().toString(36).padStart(9, '0');
  return `${PREFIX}${ownerId}:${moment}-${String(counter).padStart(6, '0')}-${createSubmissionId()}`;
}

function readAll(): readonly WaitingEntry[] {
  if (entries === undefined) {
    entries = readStorage();
    window.addEventListener('storage', followOtherWindow);
  }
  return entries;
}

function replaceAll(next: readonly WaitingEntry[]): void {
  entries = next;
  notify();
}

function followOtherWindow({ key, newValue }: StorageEvent): void {
  const others = () => readAll().filter((entry) => entry.key !== key);
  if (key === null) replaceAll([]);
  else if (!key.startsWith(PREFIX)) return;
  else if (newValue === null) void settleElsewhere().finally(() => replaceAll(others()));
  else replaceAll([...others(), { key, value: parse(newValue) }].sort(byKey));
}

function readStorage(): readonly WaitingEntry[] {
  return browserStorage
    .listKeys(PREFIX)
    .map((key) => ({ key, value: parse(browserStorage.read(key)) }))
    .sort(byKey);
}

function forget(key: string): void {
  unkept.delete(key);
  browserStorage.remove(key);
}

function byKey(one: WaitingEntry, other: WaitingEntry): number {
  return one.key < other.key ? -1 : 1;
}

function parse(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? 'null');
  } catch {
    return null;
  }
}
