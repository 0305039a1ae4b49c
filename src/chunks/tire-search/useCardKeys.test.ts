import { renderHook } from '@testing-library/react';
import { fc } from '../../../test/fast-check';
import { createTireGroup } from '../../../test/tires';
import { useCardKeys } from './useCardKeys';

const GROUPS = Array.from({ length: 9 }, (_, index) => createTireGroup(`${index + 1}`));

const anyLists = fc.array(fc.shuffledSubarray(GROUPS), { minLength: 2, maxLength: 5 });

test('a tire keeps its card while it stays, and a new tire gets one that is left', () => {
  fc.assert(
    fc.property(anyLists, (lists) => {
      const [first = [], ...changes] = lists;
      const { result, rerender } = renderHook(useCardKeys, { initialProps: first });
      let before = first.map(({ id }) => id);
      for (const list of changes) {
        const previous = result.current;
        rerender(list);
        const ids = list.map(({ id }) => id);
        const keys = ids.map((id) => result.current.indexOf(id));
        expect(keys).not.toContain(-1);
        expect(new Set(keys).size).toBe(ids.length);
        const stayed = before.filter((id) => ids.includes(id));
        expect(stayed.map((id) => result.current.indexOf(id))).toEqual(
          stayed.map((id) => previous.indexOf(id)),
        );
        const cards = before.map((id) => previous.indexOf(id));
        const reused = keys.filter((key) => cards.includes(key));
        expect(reused.length).toBeGreaterThanOrEqual(stayed.length);
        expect(result.current.length).toBe(Math.max(previous.length, ids.length));
        before = ids;
      }
    }),
  );
});
