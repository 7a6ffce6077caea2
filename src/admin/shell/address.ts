/** The part after `#` in an address that opens the dialog to change the password. */
export const PASSWORD_PART = "password";
