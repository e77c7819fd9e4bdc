/** Every table and no row: what the databases of tests are copied from. */
export const TEMPLATE_DATABASE = 'porchlight_template';

/** The address of another database of the same server. */
export function renameDatabase(url: string, name: string): string {
  return url.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}
