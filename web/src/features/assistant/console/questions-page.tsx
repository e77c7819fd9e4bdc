import * as texts from '@porchlight/content/en/assistant.ts';
import { questionStatuses } from '@porchlight/domain/assistant/question-statuses.ts';
import type { QuestionRow } from '@porchlight/domain/assistant/questions.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { OwnerName } from '../../../console-kit/absences.ts';
import { useListAddress } from '../../../console-kit/list-address.ts';
import { useOwners } from '../../../console-kit/staff.queries.ts';
import { StaffPage } from '../../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../../console-kit/staff-rows.tsx';
import { StaffSplit } from '../../../console-kit/staff-split.tsx';
import { StaffTable } from '../../../console-kit/staff-table.tsx';
import { When } from '../../../console-kit/when.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { QuestionView, questionStatusNames } from './question-view.tsx';

/** What buyers and visitors sent from the assistant to a person, and how far the operator has come with each. */
export default function QuestionsPage() {
  const address = useListAddress();
  const owners = useOwners();
  const page = useQuery(
    staffApi.questions.list.queryOptions({
      input: {
        search: address.search || undefined,
        status: questionStatuses.find((known) => known === address.value('status')),
        owner: address.value('owner') || undefined,
        cursor: address.cursor,
      },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <StaffPage title={texts.questions} intro={texts.questionsLead}>
      <StaffSplit
        address={address}
        detail={(id) => <QuestionView key={id} id={id} />}
        list={
          <StaffTable
            name="questions"
            caption={texts.questionsNewestFirst}
            columns={columns}
            page={page}
            address={address}
            readId={({ id }) => id}
            opens
            searchLabel={texts.searchLabel}
            filters={[
              {
                name: 'status',
                label: texts.status,
                all: texts.any,
                options: questionStatuses.map(
                  (status) => [status, questionStatusNames[status].text] as const,
                ),
              },
              {
                name: 'owner',
                label: texts.questionActionsOwner,
                all: texts.anybodyOrNobody,
                options: [
                  ['me', texts.questionsPageMe],
                  ['nobody', texts.nobody],
                  ...owners.map(({ id, name }) => [id, name] as const),
                ],
              },
            ]}
            empty={texts.questionsEmpty}
          />
        }
      />
    </StaffPage>
  );
}

const columns: readonly StaffColumn<QuestionRow>[] = [
  { id: 'name', label: texts.name, show: ({ name }) => name },
  { id: 'question', label: texts.question, show: ({ excerpt }) => excerpt },
  {
    id: 'status',
    label: texts.status,
    show: ({ status }) => (
      <Badge look={questionStatusNames[status].look}>{questionStatusNames[status].text}</Badge>
    ),
  },
  {
    id: 'owner',
    label: texts.questionActionsOwner,
    show: ({ owner }) => <OwnerName owner={owner} none={texts.nobody} />,
  },
  { id: 'created', label: texts.asked, show: ({ createdAt }) => <When at={createdAt} /> },
  { id: 'email', label: 'E-mail', show: ({ email }) => email, isOff: true },
];
