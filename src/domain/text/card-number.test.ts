import { withoutCardNumbers } from './card-number';

test('empties the texts of a form that contain a card number, and keeps the other values [STATE-5/not-persisted]', () => {
  const typed = {
    firstName: '4111 1111 1111 1111',
    comments: 'It is 4111-1111-1111-1111 12/30',
    phone: '(303) 555-0142',
    optin: true,
  };
  expect(withoutCardNumbers(typed)).toEqual({
    firstName: '',
    comments: '',
    phone: '(303) 555-0142',
    optin: true,
  });
});
