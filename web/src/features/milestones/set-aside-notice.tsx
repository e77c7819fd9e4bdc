import * as texts from '@porchlight/content/en/milestones-dashboard-parts.ts';
import type { Journey, MilestoneCard } from '@porchlight/domain/milestones/milestones.contract.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { findTitle } from './journey.ts';
import { findPlaceAnswer, useSetPlace } from './place.queries.ts';

/** Says why the milestone is set aside, and brings it back. */
export default function SetAsideNotice({ journey, card }: { journey: Journey; card: MilestoneCard }) {
  const { setPlace, bringBack, isPending } = useSetPlace();
  const { place, placeSource } = journey;
  if (place === null) return null;
  const before = findPlaceAnswer(journey);

  async function press() {
    if (!(await bringBack({ slug: card.slug }))) return;
    showSuccess({
      title: texts.isBack(findTitle(card.id)),
      action: { label: texts.undo, run: () => void setPlace(before) },
    });
    // The button that was pressed goes.
    document.getElementById('tasks')?.focus({ preventScroll: true });
  }
  return (
    <Notice
      title={texts.setAsideTitle}
      action={
        <Button size="small" className="print:hidden" busy={isPending} onClick={() => void press()}>
          {texts.bringBack}
        </Button>
      }
    >
      {placeSource === 'answer' ? texts.liesBeforeAnswer(place) : texts.liesBefore(place)}
    </Notice>
  );
}
