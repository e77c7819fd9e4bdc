/** The name of a section in addresses: behind its tab and a slash. */
export function getSectionName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
