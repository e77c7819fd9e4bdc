import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/reports-and-conditions.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents, parseDollars, toCents, toDollars } from '@porchlight/domain/kernel/money.ts';
import type {
  ReportsAndConditionsView,
  ThirdPartyOrder,
} from '@porchlight/domain/reports-and-conditions/reports-and-conditions.contract.ts';
import {
  checkOrder,
  MAX_REMARK_LENGTH,
  type OrderInput,
  orderKinds,
} from '@porchlight/domain/reports-and-conditions/reports-and-conditions.ts';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { RecordDialog } from '../../../ui/forms/record-dialog.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { tidyDollars } from '../../tools/typed-values.ts';
import { useReportsAndConditionsChanges } from '../reports-and-conditions.queries.ts';

const days = ['orderedOn', 'dueOn', 'receivedOn'] as const;

/** The rules of the estimate come once there is a cost to hold against it. */
const loadCosts = () => import('./order-costs.tsx');

/** What third parties do: who, ordered, due, received, and what to ask each. */
export default function OrdersPart({ view, today }: { view: ReportsAndConditionsView; today: string }) {
  const [opened, setOpened] = useState<{ order: ThirdPartyOrder | undefined }>();
  const { orders } = view;
  const total = orders.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  return (
    <SectionCard id="orders" title={texts.parts.orders}>
      <p className="max-w-[60ch] text-ink-soft">{texts.ordersLead}</p>
      {orders.length === 0 ? (
        <p>{texts.noOrders}</p>
      ) : (
        <ul className="grid divide-y divide-line border-line border-t">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} today={today} onChange={() => setOpened({ order })} />
          ))}
        </ul>
      )}
      {total > 0 && <LazyPart load={loadCosts} props={{ orders, today }} />}
      <p>
        <Button variant="primary" onClick={() => setOpened({ order: undefined })}>
          <Plus aria-hidden="true" className="size-5" />
          {texts.addOrder}
        </Button>
      </p>
      {opened !== undefined && <OrderDialog order={opened.order} onClose={() => setOpened(undefined)} />}
    </SectionCard>
  );
}

function OrderRow({
  order: { kind, company, orderedOn, dueOn, receivedOn, cost, note },
  today,
  onChange,
}: {
  order: ThirdPartyOrder;
  today: string;
  onChange: () => void;
}) {
  const write = (day: string) => formatCalendarDate(day, locale);
  const isOverdue = receivedOn === null && dueOn !== null && dueOn < today;
  const days =
    receivedOn !== null
      ? texts.received(write(receivedOn))
      : [
          orderedOn === null ? texts.nothingOrdered : texts.ordered(write(orderedOn)),
          dueOn && texts.due(write(dueOn)),
        ]
          .filter(Boolean)
          .join(', ');
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{texts.kinds[kind]}</span>
          {receivedOn === null ? (
            <Badge look={isOverdue ? 'wrong' : 'plain'}>{isOverdue ? texts.overdue : texts.waiting}</Badge>
          ) : (
            <Badge look="done">{texts.came}</Badge>
          )}
        </p>
        <p className="figure-tabular wrap-anywhere text-[.9375rem] text-ink-soft">
          {[company, days, cost !== null && texts.costs(formatCents(cost))].filter(Boolean).join(' · ')}
        </p>
        {note !== '' && <p className="wrap-anywhere whitespace-pre-line text-[.9375rem]">{note}</p>}
        {receivedOn === null && (
          <p className="max-w-[60ch] text-[.9375rem] text-ink-soft">{texts.questions[kind]}</p>
        )}
      </div>
      <Button
        variant="plain"
        size="small"
        className="-my-2 -mr-3.5 self-start"
        aria-label={texts.changeOrder(texts.kinds[kind])}
        onClick={onChange}
      >
        <Pencil aria-hidden="true" className="size-4.5" />
        <span className="max-sm:sr-only">{texts.change}</span>
      </Button>
    </li>
  );
}

type Draft = Record<keyof typeof texts.fields, string>;

/** Something that a third party does, as it is entered. */
function OrderDialog({ order, onClose }: { order: ThirdPartyOrder | undefined; onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>(() => open(order));
  const { saveOrder, remove } = useReportsAndConditionsChanges();
  const form = useRecordForm<OrderInput>({
    check: () => checkOrder(read(draft)),
    save: (value) => saveOrder(order?.id ?? createSubmissionId(), value),
    onDone: onClose,
  });
  const set = (field: keyof Draft) => ({
    ...form.control(field),
    label: texts.fields[field],
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  return (
    <RecordDialog
      title={order === undefined ? texts.orderTitle.add : texts.orderTitle.change}
      lead={texts.orderLead}
      form={form}
      onClose={onClose}
      onRemove={order && (() => void remove('order', order.id).then((isGone) => isGone && onClose()))}
    >
      <SelectField {...set('kind')}>
        {orderKinds.map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <TextField {...set('company')} maxLength={120} autoComplete="off" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {days.map((day) => (
          <TextField key={day} {...set(day)} type="date" />
        ))}
        <TextField
          {...set('cost')}
          inputMode="decimal"
          autoComplete="off"
          onBlur={() => setDraft({ ...draft, cost: tidyDollars(draft.cost) })}
        />
      </div>
      <TextAreaField {...set('note')} rows={3} maxLength={MAX_REMARK_LENGTH} />
    </RecordDialog>
  );
}

function open(order: ThirdPartyOrder | undefined): Draft {
  return {
    ...{ kind: order?.kind ?? 'inspection', company: order?.company ?? '', note: order?.note ?? '' },
    ...{ orderedOn: order?.orderedOn ?? '', dueOn: order?.dueOn ?? '', receivedOn: order?.receivedOn ?? '' },
    cost: order?.cost == null ? '' : tidyDollars(toDollars(order.cost)),
  };
}

function read(draft: Draft): object {
  const orNull = (text: string) => (text.trim() === '' ? null : text);
  const dollars = parseDollars(draft.cost);
  const cost = draft.cost.trim() === '' ? null : dollars === undefined ? Number.NaN : toCents(dollars);
  return {
    ...{ kind: draft.kind, company: orNull(draft.company), cost, note: draft.note },
    ...Object.fromEntries(days.map((day) => [day, orNull(draft[day])])),
  };
}
