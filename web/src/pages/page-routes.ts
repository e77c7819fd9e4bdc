import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { Shell } from './define-pages.ts';
import { type ListedPage, pages } from './page-list.ts';

const dataShell = 'shells/data-shell.tsx';
/** Around every page of the console, and no other. */
export const CONSOLE_SHELL = 'shells/staff-shell.tsx';

/** The whole table from address to page. */
export function listRoutes(): RouteConfigEntry[] {
  return [
    layout('shells/public-shell.tsx', { id: 'public-shell' }, [
      ...listPages('public'),
      layout(dataShell, { id: 'public-data' }, [
        ...listPages('public-data'),
        layout('shells/login-shell.tsx', { id: 'login-shell' }, listPages('login')),
      ]),
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

function listPages(shell: Shell): RouteConfigEntry[] {
  return pages.filter((page) => page.shell === shell).map(toRoute);
}

/** Named after its file, as the built file is, unless several share it. */
function toRoute({ path, file, id = nameFile(file), caseSensitive }: ListedPage): RouteConfigEntry {
  if (path === '/') return index(file, { id });
  return route(path.replace(/^\//, ''), file, { id, ...(caseSensitive ? { caseSensitive } : {}) });
}

function nameFile(file: string): string {
  return file.replace(/^.*\/|\.tsx?$/g, '');
}
