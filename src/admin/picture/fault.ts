/** An error with a sentence for the user that says why a file cannot be used as a picture. */
export class PictureFault extends Error {}
