/** Shown in a frame of another site in place of a page that is not made for frames. */
export function NotInFrame({ address }: { readonly address: string }) {
  return (
    <main>
      <h1 tabIndex={-1}>This page does not open inside another site</h1>
      <p>
        <a href={address} rel="noreferrer" target="_blank">
          Open it on its own
        </a>
      </p>
    </main>
  );
}
