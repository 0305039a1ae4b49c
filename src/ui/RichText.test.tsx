import { render } from '@testing-library/react';
import { defineTexts } from '../language/define-texts';
import { RichText } from './RichText';

const TEXTS = defineTexts('sample', {
  total: '{price} for {count, plural, one {# tire} other {# tires}}',
});

test('shows elements inside a text, and updates its texts on a translated page', () => {
  const show = (count: string) => (
    <p>
      <RichText text={TEXTS.total} values={{ price: <b>$4</b>, count }} />
    </p>
  );
  const { container, rerender } = render(show('4'));
  expect(container.textContent).toBe('$4 for 4 tires');
  // A translator replaces the content of each element of a text.
  for (const span of container.querySelectorAll('span')) {
    span.innerHTML = '<font>traducido</font>';
  }
  rerender(show('2'));
  expect(container.textContent).toBe('$4 for 2 tires');
});
