import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import { describe, expect, it } from 'vitest';
import { consoleNavigation } from './at-build/console-navigation.ts';
import { searchTexts } from './at-build/search-texts.ts';
import { pages, prerenderedAddresses } from './page-list.ts';

describe('the manifests of all features', () => {
  it('give each address to one page', () => {
    const addresses = pages.flatMap((page) => page.addresses);
    expect(addresses.length).toBeGreaterThan(100);
    expect(addresses.filter((address, place) => addresses.indexOf(address) !== place)).toEqual([]);
  });

  it('name files that are there', () => {
    const place = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));
    expect(pages.map(({ file }) => file).filter((file) => !existsSync(place(file)))).toEqual([]);
  });

  it('keep on the device what says there that it needs a connection', () => {
    const needing = pages.filter(({ needsConnection }) => needsConnection !== undefined);
    expect(needing.length).toBeGreaterThan(0);
    expect(needing.filter(({ offline }) => !offline)).toEqual([]);
  });

  it('give each page of the console a place of its own in the navigation', () => {
    const places = pages.flatMap(({ shell, console: place }) =>
      place === undefined ? [] : [{ shell, place }],
    );
    expect(places.filter(({ shell }) => shell !== 'staff')).toEqual([]);
    const keys = places.map(({ place: { group, place } }) => `${group} ${place}`);
    expect(new Set(keys).size).toBe(keys.length);
    const listed = consoleNavigation.flatMap(({ sections }) => sections.map(({ label }) => label));
    expect(listed).toHaveLength(places.length);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('have a page for each address that a description is written for', () => {
    for (const address of Object.keys(pageDescriptions)) expect(prerenderedAddresses).toContain(address);
  });

  it('give each text of a search a key of its own and an address with a page', () => {
    expect(new Set(searchTexts.map(({ key }) => key)).size).toBe(searchTexts.length);
    for (const { to } of searchTexts) expect(prerenderedAddresses).toContain(to.replace(/#.*/, ''));
  });
});
