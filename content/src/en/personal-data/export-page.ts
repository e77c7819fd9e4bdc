/** The page that leads through an unpacked download of someone's data. */
export const title = (siteName: string) => `Your data at ${siteName}`;
export const lead = (name: string, at: string) =>
  `Everything we had stored about ${name} on ${at}. This page works without a connection; keep it in the folder it came in.`;
export const documents = 'Documents';
export const noDocuments = 'You had no documents here.';
export const everythingElse = 'Everything else';
export const aboutFolders = <Part>(name: (folder: string) => Part): (string | Part)[] => [
  'The folder ',
  name('signing'),
  ', where you have one, holds the certificate page of each of your signatures, what you signed for somebody else, and pictures as they were before you signed them.',
];
export const aboutData = <Part>(name: (folder: string) => Part): (string | Part)[] => [
  'Each part is also a file of its own in the folder ',
  name('data'),
  ', as JSON, for other programs to read.',
];
export const checkFiles = 'Check the files';
export const aboutManifest = <Part>(
  link: (file: string) => Part,
  command: (words: string) => Part,
): (string | Part)[] => [
  'The file ',
  link('manifest.txt'),
  ' holds a fingerprint (SHA-256) of each file. In a terminal in this folder, ',
  command('sha256sum -c manifest.txt'),
  ' checks that all of them are as we sent them.',
];
export const notInHere = 'What is not in here';
export const aboutSecrets =
  'Your password and the codes that keep you signed in: we hold them in a form that is of no use to anybody, or they would open your account.';
export const listOfDocuments = 'List of documents';
export const columns = ['Name', 'Size', 'Uploaded', 'Status'];
export const lost = <Part>(strong: (words: string) => Part): (string | Part)[] => [
  strong('We have lost this file'),
  ', so it is not in here.',
];
export const nothing = '(nothing)';
export const someOf = (shown: number, all: number) =>
  `These are ${shown} of ${all}. All of them are in the file named above.`;
export const yes = 'yes';
export const no = 'no';
