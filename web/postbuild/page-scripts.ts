import { Script } from 'node:vm';

/**
 * Refuses a page with a script that the browser could not read: such scripts are put together from pieces of text, which no other tool
 * looks at, and the page would never be hydrated.
 *
 * @throws SyntaxError, with the page's address.
 */
export function requireReadableScripts(address: string, page: string): void {
  for (const [, source = ''] of page.matchAll(/<script>([\s\S]*?)<\/script>/g))
    new Script(source, { filename: address });
}
