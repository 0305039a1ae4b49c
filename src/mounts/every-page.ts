import { accountMenu } from './placeholders/account-menu';
import { cartIcon } from './placeholders/cart-icon';
import { chat } from './placeholders/chat';
import { myGarage } from './placeholders/my-garage';
import { myStore } from './placeholders/my-store';
import { navigation } from './placeholders/navigation';
import type { AnyPlaceholder } from './schema/placeholder';

/** The declarations of the header's placeholders. */
export const everyPage: readonly AnyPlaceholder[] = [
  navigation,
  accountMenu,
  cartIcon,
  myStore,
  myGarage,
  chat,
];
