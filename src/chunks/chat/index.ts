import { isAuthorMode } from '../../browser/author-mode';
import { loadChunk } from '../../browser/load-chunk';
import { isSwitchedOn } from '../../browser/switches';
import type { ChatAttributes } from '../../mounts/placeholders/chat';
import type { RootProps } from '../../mounts/schema/placeholder';

const load = () => import(/* webpackChunkName: "chat-launcher" */ './launcher');

/** Chat where it is switched on (CHAT-1, SITE-3); all else of it comes then. */
export default async function enhance(place: RootProps<ChatAttributes>): Promise<() => void> {
  if (isAuthorMode() || !isSwitchedOn('bsro-ui-chatbot')) return () => {};
  const { launch } = await loadChunk(load);
  return launch(place);
}
