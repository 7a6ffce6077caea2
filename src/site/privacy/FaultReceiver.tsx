/** A paragraph that names the server that receives error reports; nothing if there is none. */
export function FaultReceiver({ to }: { readonly to: string | undefined }) {
  if (!to) return null;
  return (
    <p>
      When a page breaks, your browser tells {new URL(to).host} what went wrong in its code, on
      which kind of page, and which browser it is: nothing that says who you are or whom you looked
      up.
    </p>
  );
}
