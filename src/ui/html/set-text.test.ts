import { translate } from '../../../test/translate';
import { setText } from './set-text';

test('writes a text again only if it changes, so that a translation stays [MOUNT-4]', () => {
  const element = document.createElement('p');
  setText(element, 'Open');
  translate(element);
  const translation = element.firstChild;
  setText(element, 'Open');
  expect(element.firstChild).toBe(translation);
  setText(element, 'Closed');
  expect(element).toHaveTextContent(/^Closed$/);
  setText(element, 'Open');
  expect(element).toHaveTextContent(/^Open$/);
});
