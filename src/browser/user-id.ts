import { getSiteName } from '../site/brands';
import { readProfileCookie, updateProfileCookie } from './profile-cookie';

/** Writes the ID of the signed-in driver into the visitor's profile, or removes it (COOK-2). */
export const saveUserId = (userId: string | undefined): void => {
  const site = getSiteName(document);
  const known = readProfileCookie(site);
  if (!known || known.userId === userId) return;
  updateProfileCookie(site, ({ userId: _previous, ...profile }) =>
    userId === undefined ? profile : { ...profile, userId },
  );
};
