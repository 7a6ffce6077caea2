/** Why a file gives no picture, in a sentence. */
export class PictureFault extends Error {}
