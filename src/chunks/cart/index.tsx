import type { RootProps } from '../../mounts/schema/placeholder';
import { CmsContent } from '../../ui/loading/CmsContent';

/** Keeps the content of the CMS. */
export default function CmsOnly({ cms }: RootProps<object>) {
  return <CmsContent nodes={cms} />;
}
