/** Path of the page with the form that signs visitors up for offers by email. */
export const EMAIL_SIGNUP_PAGE = '/email-signup/';
