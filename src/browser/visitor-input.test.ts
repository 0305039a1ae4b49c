import { carryInput, isFillingIn, readInput } from './visitor-input';

const element = document.createElement('div');
element.dataset['mount'] = 'loading';

const FORM = `<form>
  <input type="hidden" name="storeNumber" value="310001">
  <input name="name" autocomplete="name">
  <input name="mail" autocomplete="email">
  <select name="year"><option></option><option>2019</option></select>
  <textarea name="comments"></textarea>
  <button>Send</button>
</form><a href="/call">Call</a>`;

const find = (selector: string): Element => {
  const found = element.querySelector(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};

const focus = (selector: string): void => {
  const found = find(selector);
  if (found instanceof HTMLElement) found.focus();
};

const fill = (selector: string, value: string): void => {
  Object.assign(find(selector), { value });
};

const read = (selector: string): unknown => Reflect.get(find(selector), 'value');

beforeEach(() => {
  element.innerHTML = FORM;
  document.body.replaceChildren(element);
});

describe('A form that a visitor fills in', () => {
  test.each(['input[name="mail"]', 'select', 'textarea'])(
    'is in use while %s has the focus [MOUNT-7]',
    (selector) => {
      focus(selector);
      expect(isFillingIn(element)).toBe(true);
      focus('a');
      expect(isFillingIn(element)).toBe(false);
    },
  );

  test('is in use while its button has the focus, if a field was filled in [MOUNT-7]', () => {
    focus('button');
    expect(isFillingIn(element)).toBe(false);
    fill('textarea', 'Brakes squeal');
    expect(isFillingIn(element)).toBe(true);
    focus('a');
    expect(isFillingIn(element)).toBe(false);
  });

  test('is not in use by the field of another placeholder inside it', () => {
    find('form').setAttribute('data-mount', 'mounted');
    focus('textarea');
    expect(isFillingIn(element)).toBe(false);
  });
});

describe('The input of a form that a feature replaces', () => {
  const fillIn = (): ReturnType<typeof readInput> => {
    fill('[name="name"]', ' Ada Lovelace Byron');
    fill('[name="mail"]', 'ada@example.com');
    fill('textarea', 'Brakes squeal');
    fill('select', '2019');
    return readInput(element);
  };

  test('is nothing if no field was filled in', () => {
    expect(readInput(element)).toEqual([]);
  });

  test('is entered into fields for the same data, also those that appear later [MOUNT-7]', async () => {
    const input = fillIn();
    element.innerHTML = '<textarea name="comments"></textarea><input type="checkbox" name="oil">';
    const changes: unknown[] = [];
    element.addEventListener('input', ({ target }) => changes.push(target));
    const stop = carryInput(input, element);
    expect(read('textarea')).toBe('Brakes squeal');
    expect(changes).toEqual([find('textarea')]);
    element.innerHTML = `<input autocomplete="given-name"><input autocomplete="family-name">
      <input name="email" autocomplete="section-visit email"><input name="mail"><textarea name="comments"></textarea>
      <select name="year"><option>2018</option><option>2019</option></select>`;
    await Promise.resolve();
    expect([...element.querySelectorAll('input')].map(({ value }) => value)).toEqual([
      'Ada',
      'Lovelace Byron',
      'ada@example.com',
      '',
    ]);
    expect(read('textarea')).toBe('');
    stop();
  });

  test('does not replace what a field already contains, and ends with the feature [MOUNT-7]', async () => {
    const input = fillIn();
    element.innerHTML = '<input autocomplete="email" value="known@example.com">';
    const stop = carryInput(input, element);
    expect(read('input')).toBe('known@example.com');
    stop();
    element.innerHTML = '<textarea name="comments"></textarea>';
    await Promise.resolve();
    expect(read('textarea')).toBe('');
  });

  test('never contains a password', () => {
    element.innerHTML = '<input type="password" name="password">';
    fill('input', 'secret-tread-5');
    expect(readInput(element)).toEqual([]);
  });
});
