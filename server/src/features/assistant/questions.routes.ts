import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { requireStaff } from '../staff/require-staff.ts';
import {
  changeQuestion,
  countQuestions,
  listQuestions,
  parseStoredQuestion,
  type QuestionsContext,
} from './questions.service.ts';

export function createQuestionRoutes(dependencies: QuestionsContext) {
  const { questions } = endpoints;
  return {
    list: questions.list.handler(({ context, input }) =>
      listQuestions(dependencies, requireStaff(context), input),
    ),
    counts: questions.counts.handler(() => countQuestions(dependencies)),
    read: questions.read.handler(({ context, input }) =>
      parseStoredQuestion(dependencies, requireStaff(context), input.id),
    ),
    change: questions.change.handler(({ context, input }) =>
      changeQuestion(dependencies, requireStaff(context), input),
    ),
  };
}
