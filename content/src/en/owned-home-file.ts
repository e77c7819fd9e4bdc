export const title = 'Your home as one file';
export const lead =
  'Everything on these pages with the documents you chose, as one ZIP. It opens in any browser without us, and another program can read it.';
export const download = 'Download the home file';
export const importFile = 'Import a home file';
export const importLead =
  'From here or from another installation of this site. All of it is stored or nothing. An entry that you already keep is replaced by the one in the file; nothing else is deleted.';
export const importing = 'Importing';
export const imported = (records: number, documents: number) =>
  `${records === 1 ? '1 entry is' : `${records} entries are`} here now${
    documents === 0 ? '' : `, with ${documents === 1 ? '1 new document' : `${documents} new documents`}`
  }.`;
export const notSent = 'The file did not arrive. Check your connection and try again.';

/** The page in the ZIP. */
export const pageTitle = 'Your home';
export const pageLead = (site: string, day: string) =>
  `Everything that was kept of this home at ${site} on ${day}. This page needs no connection.`;
export const documents = 'Documents';
export const noDocuments = 'No document was chosen for an entry.';
export const otherDocument = 'A document that is not in this file';
export const forPrograms = 'For programs';
export const aboutPrograms = <Part>(
  link: (file: string) => Part,
  { data, manifest }: { data: string; manifest: string },
): (Part | string)[] => [
  'The same is in ',
  link(data),
  '. ',
  link(manifest),
  ' has the checksum (SHA-256) of each file, for “sha256sum -c”.',
];
export const yes = 'Yes';
export const no = 'No';
