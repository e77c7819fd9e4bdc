import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/reports-and-conditions.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type {
  ReportsAndConditionsView,
  ThirdPartyOrder,
} from '@porchlight/domain/reports-and-conditions/reports-and-conditions.contract.ts';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { OrderDialog } from './order-dialog.tsx';

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
