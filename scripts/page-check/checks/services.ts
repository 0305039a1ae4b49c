import { SERVICES_BASE } from '../../../src/services/paths';
import { getMediaType } from '../../../authoring/sources/load-file';
import type { LoadFile } from '../../../authoring/sources/load-file';
import type { Page } from '../parse-page';
import type { Finding } from '../result';
import { fail, pass } from '../result';

/** A call that only reads, and has the same response for everyone. */
const READ_CALL = `${SERVICES_BASE}vehicle/get-years?vehicleType=tce`;

/** A call that writes. Without JSON, the services refuse it before they read it. */
const WRITE_CALL = `${SERVICES_BASE}cart/create`;

const isEnvelope = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return (
      typeof value === 'object' && value !== null && 'success' in value && value.success === 'true'
    );
  } catch {
    return false;
  }
};

/** Checks that the services accept the page's host as their own; otherwise, they refuse every form and cart. */
const checkWrites = async ({ file }: Page, load: LoadFile): Promise<Finding> => {
  const { origin } = file.url;
  const { status } = await load(new URL(WRITE_CALL, origin), 'write', {
    origin,
    'content-type': 'text/plain',
  });
  return status === 403
    ? fail(
        `${WRITE_CALL} is 403 for a page of ${origin}`,
        'Forward the Host header of the page: the services compare it with Origin',
      )
    : pass(`${WRITE_CALL} accepts the page's origin`);
};

/** Checks that the page's own host serves the calls. */
export const checkServices = async (page: Page, load: LoadFile): Promise<Finding[]> => {
  const fix = `Forward ${SERVICES_BASE} of the page's own host to the services, without a cache or an error page`;
  const response = await load(new URL(READ_CALL, page.file.url), 'call');
  const type = getMediaType(response);
  if (response.status !== 200) return [fail(`${READ_CALL} is ${response.status} ${type}`, fix)];
  if (type !== 'application/json') return [fail(`${READ_CALL} is ${type} instead of JSON`, fix)];
  return isEnvelope(response.body.toString('utf8'))
    ? [pass(`${READ_CALL} responds`), await checkWrites(page, load)]
    : [fail(`${READ_CALL} isn't a response of the service contract`, fix)];
};
