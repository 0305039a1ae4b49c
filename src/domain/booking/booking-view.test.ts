import { fc } from '../../../test/fast-check';
import { BOOKING_STEPS, getFirstUnansweredView, getReachableView } from './booking-view';

const answers = fc.record({
  location: fc.boolean(),
  service: fc.boolean(),
  vehicle: fc.boolean(),
  datetime: fc.boolean(),
  contact: fc.boolean(),
});

test('opens the first unanswered step, or the review if every step is answered [XB-1/view]', () => {
  const none = { location: false, service: false, vehicle: false, datetime: false, contact: false };
  expect(getFirstUnansweredView(none)).toBe('location');
  expect(getFirstUnansweredView({ ...none, location: true, vehicle: true })).toBe('service');
  const all = { location: true, service: true, vehicle: true, datetime: true, contact: true };
  expect(getFirstUnansweredView(all)).toBe('review');
  expect(getReachableView('vehicle', all)).toBe('vehicle');
  expect(getReachableView('confirmation', all)).toBe('review');
  expect(getReachableView(null, all)).toBe('review');
});

test('never opens a view after an unanswered step [XB-1/view]', () => {
  fc.assert(
    fc.property(answers, fc.constantFrom(...BOOKING_STEPS, 'review', ''), (answered, requested) => {
      const view = getReachableView(requested, answered);
      const earlierSteps =
        view === 'review' ? BOOKING_STEPS : BOOKING_STEPS.slice(0, BOOKING_STEPS.indexOf(view));
      expect(earlierSteps.filter((step) => !answered[step])).toEqual([]);
    }),
  );
});
