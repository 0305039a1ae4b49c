import type { UserEvent } from '@testing-library/user-event';

/** Enters a text into a field at once; typing it would render the form for each character. */
export const enterText = async (
  user: Pick<UserEvent, 'click' | 'paste'>,
  field: Element,
  text: string,
): Promise<void> => {
  await user.click(field);
  await user.paste(text);
};
