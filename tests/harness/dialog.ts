/**
 * Gives jsdom's `<dialog>` the methods it lacks (jsdom 26 has none): opening sets `open`,
 * closing takes it away and tells listeners; nothing moves. There is no top layer and no focus trap; the end-to-end
 * tests see those in a real browser.
 */
export function addDialogMethods(): void {
  const methods: Partial<HTMLDialogElement> = HTMLDialogElement.prototype;
  methods.show ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  methods.showModal ??= function showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException("The dialog is already open.", "InvalidStateError");
    this.open = true;
  };
  methods.close ??= function close(this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event("close"));
  };
  methods.getAnimations ??= () => [];
}
