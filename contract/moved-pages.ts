import { pages } from './pages.ts';

/** Addresses that people type or have saved, and the page each one leads to. The server redirects them. */
export const movedPages: Readonly<Record<string, string>> = {
  '/account': pages.profile.path,
  '/profile/account': '/profile/sessions',
  '/favourites': pages.favourites.path,
  '/favorites': pages.favourites.path,
  // The alternative return address for the login, from the documents.
  '/oauth/callback': pages.authCallback.path,
};
