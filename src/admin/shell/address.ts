/** Opens the dialog that changes the password, as an address names it. */
export const PASSWORD_PART = "password";
