import { isAuthorMode } from '../../site/author-mode';
import { loadChunk } from '../../browser/load-chunk';
import { isSwitchedOn } from '../../site/read-switches';
import type { ChatAttributes } from '../../mounts/placeholders/chat';
import type { RootProps } from '../../mounts/schema/placeholder';

const load = () => import(/* webpackChunkName: "chat-launcher" */ './launcher');

/** Loads the chat launcher if chat is switched on (CHAT-1, SITE-3). */
export default async function enhance(props: RootProps<ChatAttributes>): Promise<() => void> {
  if (isAuthorMode() || !isSwitchedOn('bsro-ui-chatbot')) return () => {};
  const { launch } = await loadChunk(load);
  return launch(props);
}
