import type { DataTable } from '../../data-table.ts';
import { tableNames } from '../en/table-names.ts';
import type { Program } from '../program.ts';
import { READ_ON } from '../rule-makers.ts';
import { stateProgramsAToM } from './state-programs-a-m.ts';
import { stateProgramsNToW } from './state-programs-n-w.ts';

export const stateProgramTables: readonly [DataTable<readonly Program[]>] = [
  {
    id: 'programs-states-2026-11',
    name: tableNames.states,
    source: { title: tableNames.agencies },
    published: READ_ON,
    from: READ_ON,
    until: null,
    content: [...stateProgramsAToM, ...stateProgramsNToW],
  },
];
