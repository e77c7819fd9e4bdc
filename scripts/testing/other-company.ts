/** What content/src/company.ts says where another company uses the product, in the place of what it says here. */
export const OTHER_COMPANY: readonly [pattern: RegExp | string, by: string][] = [
  ["'Porchlight'", "'Acme Homes'"],
  ["'A light on for every step of buying a home'", "'Every step of your new home'"],
  ["'help@porchlight.example'", "'hello@acme.example'"],
  ["'(800) 555-0199'", "'(888) 555-0123'"],
  ["'+18005550199'", "'+18885550123'"],
  [/ {4}dusk: '[^']+'/, "    dusk: 'oklch(40% 0.1 20)'"],
  [/band: '[^']+'/, "band: 'oklch(30% 0.1 20)'"],
  [/'<circle .*'/, `'<path d="M2 24L13 2L24 24z" fill="var(--lamp)" stroke="currentColor"/>'`],
];
