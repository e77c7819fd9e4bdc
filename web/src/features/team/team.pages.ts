import { definePages } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

export default definePages([{ path: paths.team, file: 'team-page.tsx', shell: 'public', inSitemap: true }]);
