import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { paths } from '../paths.ts';
import type { Shell } from './define-pages.ts';
import { type ListedPage, pages } from './page-list.ts';

const dataShell = 'shells/data-shell.tsx';
/** Around every page of the console, and no other. */
export const CONSOLE_SHELL = 'shells/staff-shell.tsx';

/** Around the calculators, which keep a signed-in buyer in the portal. */
export const TOOLS_SHELL = 'shells/tools-shell.tsx';

/** Whether a page is a calculator's, or the index of the calculators. */
export function isOfTools({ path }: ListedPage): boolean {
  return path === paths.tools || path.startsWith(`${paths.tools}/`);
}

/** The whole table from address to page. */
export function listRoutes(): RouteConfigEntry[] {
  return [
    layout('shells/public-shell.tsx', { id: 'public-shell' }, [
      ...listPages('public', false),
      layout(dataShell, { id: 'public-data' }, [
        ...listPages('public-data', false),
        layout('shells/login-shell.tsx', { id: 'login-shell' }, listPages('login')),
      ]),
    ]),
    layout(TOOLS_SHELL, { id: 'tools-shell' }, [
      ...listPages('public', true),
      layout(dataShell, { id: 'tools-data' }, listPages('public-data', true)),
    ]),
    ...listPages('none'),
    layout(dataShell, { id: 'portal-data' }, [
      layout('shells/portal-shell.tsx', { id: 'portal-shell' }, [
        layout('shells/signed-in-shell.tsx', { id: 'signed-in-shell' }, listPages('signed-in')),
        ...listPages('portal'),
      ]),
    ]),
    layout(dataShell, { id: 'staff-data' }, [
      layout(CONSOLE_SHELL, { id: 'staff-shell' }, listPages('staff')),
    ]),
  ];
}

/** Of public pages only those of the calculators, or only the others. */
function listPages(shell: Shell, ofTools?: boolean): RouteConfigEntry[] {
  return pages
    .filter((page) => page.shell === shell && (ofTools === undefined || isOfTools(page) === ofTools))
    .map(toRoute);
}

/** Named after its file, as the built file is, unless several share it. */
function toRoute({ path, file, id = nameFile(file), caseSensitive }: ListedPage): RouteConfigEntry {
  if (path === '/') return index(file, { id });
  return route(path.replace(/^\//, ''), file, { id, ...(caseSensitive ? { caseSensitive } : {}) });
}

function nameFile(file: string): string {
  return file.replace(/^.*\/|\.tsx?$/g, '');
}
