export const ownedHomeFailures = {
  'owned-home.kind': ({ kind }: { kind: string }) =>
    `“${kind}” is not a kind of record that is kept of a home. Nothing was saved.`,
  'owned-home.one-row': ({ kind }: { kind: string }) =>
    `A home has one record of the kind “${kind}”, under its own id. Nothing was saved.`,
  'owned-home.other-kind': ({ kind }: { kind: string }) =>
    `This id belongs to a record of the kind “${kind}”. Nothing was saved; use another id.`,
  'owned-home.record': ({ number }: { number: number }) =>
    `Record ${number} of the list cannot be saved. Nothing was saved; correct it and send the list again.`,
  'owned-home.most-records': ({ most }: { most: number }) =>
    `You can keep up to ${most} of these. Nothing was saved; delete some first.`,
  'home-file.not-one':
    'This is not a home file, or a part of it is damaged. Nothing was stored; download it again.',
  'home-file.newer': ({ version }: { version: number }) =>
    `This home file has version ${version}, which is newer than this site can read. Nothing was stored.`,
  'home-file.kinds': ({ kinds }: { kinds: string }) =>
    `This home file has kinds of records that this site does not know: ${kinds}. Nothing was stored.`,
  'home-file.twice': ({ what }: { what: string }) =>
    `“${what}” is in this home file twice. Nothing was stored; download it again.`,
  'home-file.changed': ({ file }: { file: string }) =>
    `“${file}” was changed after this home file was made: it does not fit its checksum. Nothing was stored.`,
  'home-file.missing': ({ file }: { file: string }) =>
    `“${file}” is missing from this home file. Nothing was stored; download it again.`,
  'home-file.unlisted': ({ file }: { file: string }) =>
    `“${file}” was added after this home file was made. Nothing was stored; import the file as it was downloaded.`,
  'home-file.compressed': ({ file }: { file: string }) =>
    `“${file}” was packed again by another program. Nothing was stored; import the file as it was downloaded.`,
  'home-file.document': ({ file }: { file: string }) =>
    `“${file}” cannot be taken as a document: its size, its type or what is in it. Nothing was stored.`,
  'home-file.other-home': ({ address }: { address: string }) =>
    `You keep another home here: ${address}. Nothing was stored. Import this file with an account of its own.`,
} as const;
