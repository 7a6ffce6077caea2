import { useEffect, useEffectEvent, useState, type ComponentType } from "react";

interface GalleryProps {
  readonly onClose: () => void;
  /** Called if the code could not be loaded. */
  readonly onFail: () => void;
}

type GalleryDialog = ComponentType<{ readonly onClose: () => void }>;

/** The gallery, whose code is loaded when it is first opened. If that fails, the page does not change. */
export function Gallery({ onClose, onFail }: GalleryProps) {
  const [dialog, setDialog] = useState<{ readonly Component: GalleryDialog }>();
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    let isGone = false;
    import("./GalleryDialog").then(
      ({ default: Component }) => !isGone && setDialog({ Component }),
      () => !isGone && fail(),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return dialog ? <dialog.Component onClose={onClose} /> : null;
}
