import { manifest } from '../manifest';
import { declare } from '../runtime/declare';
import { mounts } from '../runtime/registry';
import { createScan } from '../runtime/scan';
import { toAttributeName } from '../schema/attribute-name';
import { createMountTriggers } from '../schema/mount-trigger';

const getRequired = ({ attributes }: (typeof manifest)[number]): string[] =>
  Object.keys(attributes)
    .filter((name) => attributes[name]?.required)
    .map(toAttributeName);

/** The declared samples by the name of the attribute, as HTML has them. */
const getSamples = ({ attributes }: (typeof manifest)[number]): Map<string, string> =>
  new Map(
    Object.entries(attributes).map(([name, { author }]) => [
      toAttributeName(name),
      (author?.sample ?? '').replaceAll('"', '&quot;'),
    ]),
  );

const withRequired = manifest.filter((placeholder) => getRequired(placeholder).length > 0);

beforeAll(() => {
  Reflect.set(globalThis, '__webpack_public_path__', 'http://fcac.localhost/bsro-ui/');
  jest.useFakeTimers();
});

afterAll(() => jest.useRealTimers());

test.each(withRequired.map((placeholder) => [placeholder.match.className, placeholder] as const))(
  '.%s without attributes reports a single error that names each required attribute with its declared sample [MOUNT-8]',
  async (className, placeholder) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    mounts.clear();
    document.body.innerHTML = `<div class="${className}">CMS</div>`;
    const loadStart = declare(manifest);
    createScan(createMountTriggers(manifest), async () => ({ loadStart }))();
    expect(document.body.firstElementChild).toHaveAttribute(
      'data-mount-reason',
      expect.stringMatching(/^attributes/),
    );
    expect(document.body).toHaveTextContent('CMS');
    await jest.advanceTimersByTimeAsync(0);
    expect(error).toHaveBeenCalledTimes(1);
    const text = String(error.mock.calls[0]);
    expect(text).toContain(placeholder.name);
    expect(text).toContain(`<div class="${className}"`);
    const samples = getSamples(placeholder);
    for (const name of getRequired(placeholder)) {
      expect(text).toContain(`${name} is missing`);
      expect(text).toContain(` ${name}="${samples.get(name) ?? 'no sample'}"`);
    }
    expect(error.mock.calls[0]).toContain(document.body.firstElementChild);
    error.mockRestore();
  },
);
